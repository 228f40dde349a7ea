import { capital, english, type Language, type Message, type Params, fill, say } from '@opfor/kernel'
import { createContext, type ReactNode, useContext } from 'react'

const LanguageContext = createContext<Language>(english)

/** Provides the language. */
export function LanguageProvider({
  language,
  children,
}: {
  readonly language: Language
  readonly children: ReactNode
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** The user's language. */
export function useLanguage(): Language {
  return useContext(LanguageContext)
}

/** Returns a function that formats a message in the user's language. */
export function useSay(): (words: Message, params?: Params) => string {
  const language = useContext(LanguageContext)
  return (words, params) => say(fill(words, params), language)
}

/** Like useSay, with a capital first letter. */
export function useSentence(): (words: Message, params?: Params) => string {
  const say = useSay()
  return (words, params) => capital(say(words, params))
}

/** The locale for dates in a language: the device's regional variant, if it has one. */
export function dateLocale(code: string): string {
  return navigator.languages.find((each) => each.startsWith(code)) ?? code
}
