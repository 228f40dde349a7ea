import { helpWords } from './text/help-words.ts'
import { say } from './text/language.ts'

/** The help at a question. */
export function helpLines(): readonly string[] {
  return say(helpWords.help).split('\n')
}
