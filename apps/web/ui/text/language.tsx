import {
  capitalize,
  english,
  withParams,
  type Language,
  type Message,
  type Params,
  format,
} from '@opfor/kernel'
import { createContext, type ReactNode, useContext } from 'react'

const LanguageContext = createContext<Language>(english)

export function LanguageProvider({
  language,
  children,
}: {
  readonly language: Language
  readonly children: ReactNode
}) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

export function useSay(): (words: Message, params?: Params) => string {
  const language = useContext(LanguageContext)
  return (words, params) => format(withParams(words, params), language)
}

/** Like useSay, with a capital first letter. */
export function useSentence(): (words: Message, params?: Params) => string {
  const say = useSay()
  return (words, params) => capitalize(say(words, params))
}

/** The device's regional variant of the language, if it has one. */
export function dateLocale(code: string): string {
  return navigator.languages.find((each) => each.startsWith(code)) ?? code
}

/** In the language itself, or in another one. */
export function languageName(code: string, inLanguage = code): string {
  return capitalize(new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code)
}
