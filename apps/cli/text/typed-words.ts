import type { Message } from '@opfor/kernel'
import { listWords, localize } from './language.ts'

const yes: readonly string[] = ['y', 'ye', 'yes', 'j', 'ja', 'true', '1']
const no: readonly string[] = ['n', 'no', 'ne', 'nein', 'false', '0']
const none: readonly string[] = ['none', 'nothing', 'keine', 'keiner', 'keines', 'keins', 'nichts', '-']

/** Accepts the program's language, English and German; undefined if neither. */
export function yesOrNo(typed: string): boolean | undefined {
  const word = typed.trim().toLowerCase()
  if (yes.includes(word) || isStartOf(listWords.yes, word)) return true
  return no.includes(word) || isStartOf(listWords.no, word) ? false : undefined
}

/** Accepts the program's language, English and German. */
export function isNone(typed: string): boolean {
  const word = typed.trim().toLowerCase()
  return none.includes(word) || word === localize(listWords.none).toLowerCase()
}

function isStartOf(words: Message, typed: string): boolean {
  return typed !== '' && localize(words).toLowerCase().startsWith(typed)
}

/** Also accepts no and 0. */
export function isNoneOfThem(typed: string): boolean {
  const word = typed.trim().toLowerCase()
  return isNone(word) || ['no', 'nein', '0', localize(listWords.no)].includes(word)
}
