import {
  capital,
  english,
  fill,
  joined,
  type Language,
  type Message,
  type Params,
  say as sayIn,
} from '@opfor/kernel'
import { listWords } from './list-words.ts'

let spoken = english

/** Sets the language of everything that the program prints from now on. */
export function speak(language: Language): void {
  spoken = language
}

/** The language that the program prints. */
export function spokenLanguage(): Language {
  return spoken
}

/** A message in the language of the program. */
export function say(words: Message, params?: Params): string {
  return sayIn(fill(words, params ?? words.params), spoken)
}

/** Like say, with a capital first letter. */
export function sentence(words: Message, params?: Params): string {
  return capital(say(words, params))
}

/** Names with commas, and the last one after "and". */
export function allOf(names: readonly string[]): string {
  return spoken.list(names)
}

/** Names with commas, and the last one after "or". */
export function oneOf(names: readonly string[]): string {
  return joined(names, say(listWords.or))
}
