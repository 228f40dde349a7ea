import { capital, english, type Language, type Message, type Params, fill, say } from '@opfor/kernel'
import { createContext, type ReactNode, useContext } from 'react'

const LanguageContext = createContext<Language>(english)

/** Everything below speaks this language. */
export function LanguageProvider({
  language,
  children,
}: {
  readonly language: Language
  readonly children: ReactNode
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** The person's language. */
export function useLanguage(): Language {
  return useContext(LanguageContext)
}

/** Says a message in the person's language. */
export function useSay(): (words: Message, params?: Params) => string {
  const language = useContext(LanguageContext)
  return (words, params) => say(fill(words, params), language)
}

/** Says a message as a sentence of its own, with a capital letter at its beginning. */
export function useSentence(): (words: Message, params?: Params) => string {
  const say = useSay()
  return (words, params) => capital(say(words, params))
}

/** How dates are written in a language: as the device does where it speaks that language too. */
export function dateLocale(code: string): string {
  return navigator.languages.find((each) => each.startsWith(code)) ?? code
}
