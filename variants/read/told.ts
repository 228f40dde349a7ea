import { fill } from '@opfor/kernel'
import type { ListLine } from '@opfor/sheets'
import { words } from '../say/words.ts'
import { type Reading, report, writing } from './reading.ts'

/** The verbs of lines with a colon. */
const verbs = ['must not', 'must', 'prefer', 'avoid', 'otherwise']

/** Says what is wrong with a line that begins with no verb, or with one that is not known. */
export function reportTold(line: ListLine & { readonly form: 'told' }, reading: Reading): void {
  const { text } = line
  // The sheet has told what is wrong already, with a fix.
  const isTold = reading.findings.some(
    ({ id, line: at }) => at === line.at.line && (id === 'sheets.noColon' || id === 'sheets.otherLine'),
  )
  if (isTold) return
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
