import { fill } from '@opfor/kernel'
import { words } from '../say/words.ts'
import { firstMatch, lowOf, part, type Phrase, textOf, withoutEnd } from './phrase.ts'
import { type Reading, report } from './reading.ts'
import { colonIn } from './sentences.ts'
import { readAs, writing } from './written.ts'

/** Notes a line of a list that is not known: its colon is missing, it has another word for a known one, or no verb. */
export function noteLine(phrase: Phrase, reading: Reading): void {
  if (noteColon(phrase, reading) || noteWord(phrase, reading)) return
  report(reading, phrase, words.notALine)
}

/** `must be seen`, and `if it rains, most morale`. */
function noteColon(phrase: Phrase, reading: Reading): boolean {
  const low = lowOf(phrase)
  const end =
    reading.language.colonVerbs.find((verb) => low.startsWith(`${verb} `))?.length ?? commaIn(low, reading)
  if (end === undefined || colonIn(phrase) !== undefined) return false
  const verb = textOf(part(phrase, phrase.from, phrase.from + end))
  const rest = textOf(part(phrase, phrase.from + end, phrase.to)).replace(/^, */u, '')
  if (rest.toLowerCase().startsWith(reading.language.meant.not)) return false
  report(reading, phrase, fill(words.noColon, { words: verb }), [writing(phrase, `${verb}: ${rest}`)])
  return true
}

/** Where the comma of `if it rains, most morale` stands. */
function commaIn(low: string, reading: Reading): number | undefined {
  const comma = low.indexOf(', ')
  const isIf = reading.language.words.ifs.some((each) => low.startsWith(each))
  if (comma < 0 || !isIf) return undefined
  return isLine(low.slice(comma + 2), reading) ? comma : undefined
}

/** `lowest morale`, and `most: morale`. */
function noteWord(phrase: Phrase, reading: Reading): boolean {
  const text = textOf(phrase)
  const spelled = reading.language.otherLines
    .map(([from, to]) => text.replace(from, to))
    .find((each) => each !== text && isLine(textOf(withoutEnd(readAs(each, reading), '.')), reading))
  if (spelled === undefined) return false
  const message = fill(words.otherLine, { words: text, known: spelled })
  report(reading, phrase, message, [writing(phrase, spelled)])
  return true
}

function isLine(text: string, reading: Reading): boolean {
  return firstMatch(readAs(text, reading), reading.language.lines, () => true) === true
}
