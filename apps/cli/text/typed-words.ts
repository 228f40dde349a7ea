import type { Message } from '@opfor/kernel'
import { say } from './language.ts'
import { listWords } from './list-words.ts'

const yes: readonly string[] = ['y', 'ye', 'yes', 'j', 'ja', 'true', '1']
const no: readonly string[] = ['n', 'no', 'ne', 'nein', 'false', '0']
const none: readonly string[] = ['none', 'nothing', 'keine', 'keiner', 'keines', 'keins', 'nichts', '-']

/** What a typed word means as yes or no, in the language of the program, in English or German; undefined if neither. */
export function yesOrNo(typed: string): boolean | undefined {
  const word = typed.trim().toLowerCase()
  if (yes.includes(word) || isStartOf(listWords.yes, word)) return true
  return no.includes(word) || isStartOf(listWords.no, word) ? false : undefined
}

/** Whether a typed word means "none", in the language of the program, in English or German. */
export function isNone(typed: string): boolean {
  const word = typed.trim().toLowerCase()
  return none.includes(word) || word === say(listWords.none).toLowerCase()
}

function isStartOf(words: Message, typed: string): boolean {
  return typed !== '' && say(words).toLowerCase().startsWith(typed)
}

/** Whether an answer to "which of them?" means none of them: also no and 0. */
export function isNoneOfThem(typed: string): boolean {
  const word = typed.trim().toLowerCase()
  return isNone(word) || ['no', 'nein', '0', say(listWords.no)].includes(word)
}
