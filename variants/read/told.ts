import { fill } from '@opfor/kernel'
import type { ListLine } from '@opfor/sheets'
import { words } from '../say/words.ts'
import { type Reading, report, writing } from './reading.ts'

/** The verbs of lines with a colon. */
const verbs = ['must not', 'must', 'prefer', 'avoid', 'otherwise']

/** Says what is wrong with a line that begins with no verb: the colon is missing, or its first word is not known. */
export function reportTold(line: ListLine & { readonly form: 'told' }, reading: Reading): void {
  const { text } = line
  const low = text.toLowerCase()
  const verb = verbs.find((each) => low.startsWith(`${each} `))
  if (verb !== undefined) {
    const written = `${verb}: ${text.slice(verb.length + 1)}`
    report(reading, line, fill(words.noColon, { words: verb }), [writing(line, written)])
    return
  }
  const first = /^([^:]{1,30}):/u.exec(text)?.[1]
  if (first === undefined) {
    report(reading, line, words.noVerb)
    return
  }
  const near = verbs.find((each) => letters(each) === letters(first.toLowerCase()))
  const fixes = near === undefined ? [] : [writing(line, `${near}${text.slice(first.length)}`)]
  report(reading, line, fill(words.unknownVerb, { words: first }), fixes)
}

/** The letters of a word in the order of the alphabet: words with two letters exchanged have the same. */
function letters(word: string): string {
  return Array.from(word).toSorted().join('')
}
