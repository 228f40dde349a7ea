import {
  capitalize,
  english,
  withParams,
  joinNames,
  type Language,
  type Message,
  messages,
  type Params,
  format as sayIn,
} from '@opfor/kernel'

export const listWords = messages('cli', {
  or: 'or',
  none: 'none',
  yes: 'yes',
  no: 'no',
  orMore: 'one of {count} more',
  available: 'Available: {names}.',
  couldBe: '"{typed}" could be {names}.',
  notFound: 'Not found: "{typed}". Type a name or the start of one; see "help".',
  notFoundNumbered: 'Not found: "{typed}". Type a number, a name or the start of one; see "help".',
  occurs: '{name} occurs {count} times: type {how}.',
  itsNumber: 'its number, {numbers}',
})

let spoken = english

export function setLanguage(language: Language): void {
  spoken = language
}

export function currentLanguage(): Language {
  return spoken
}

export function localize(words: Message, params?: Params): string {
  return sayIn(withParams(words, params ?? words.params), spoken)
}

export function localizeSentence(words: Message, params?: Params): string {
  return capitalize(localize(words, params))
}

export function joinWithAnd(names: readonly string[]): string {
  return spoken.list(names)
}

export function joinWithOr(names: readonly string[]): string {
  return joinNames(names, localize(listWords.or))
}
