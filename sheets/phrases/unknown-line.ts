import { withParams } from '@opfor/kernel'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { firstMatch, lowerText, subphrase, type Phrase, textOf, withoutEnd } from './phrase.ts'
import { type ReadContext, addDiagnostic } from './read-context.ts'
import { colonIn } from './sentences.ts'
import { readTrialPhrase, replacePhraseFix } from './trial-phrase.ts'

/** Reports an unknown list line: without a colon, with a synonym, or without a verb. */
export function reportUnknownLine(phrase: Phrase, reading: ReadContext): void {
  if (noteColon(phrase, reading) || noteWord(phrase, reading)) return
  addDiagnostic(reading, phrase, diagnosticMessages.notALine)
}

/** `must be seen`, and `if it rains, most morale`. */
function noteColon(phrase: Phrase, reading: ReadContext): boolean {
  const low = lowerText(phrase)
  const end =
    reading.language.colonVerbs.find((verb) => low.startsWith(`${verb} `))?.length ?? commaIn(low, reading)
  if (end === undefined || colonIn(phrase) !== undefined) return false
  const verb = textOf(subphrase(phrase, phrase.from, phrase.from + end))
  const rest = textOf(subphrase(phrase, phrase.from + end, phrase.to)).replace(/^, */u, '')
  if (rest.toLowerCase().startsWith(reading.language.meant.not)) return false
  addDiagnostic(reading, phrase, withParams(diagnosticMessages.noColon, { words: verb }), [
    replacePhraseFix(phrase, `${verb}: ${rest}`),
  ])
  return true
}

function commaIn(low: string, reading: ReadContext): number | undefined {
  const comma = low.indexOf(', ')
  const isIf = reading.language.words.ifs.some((each) => low.startsWith(each))
  if (comma < 0 || !isIf) return undefined
  return isLine(low.slice(comma + 2), reading) ? comma : undefined
}

/** `lowest morale`, and `most: morale`. */
function noteWord(phrase: Phrase, reading: ReadContext): boolean {
  const text = textOf(phrase)
  const spelled = reading.language.otherLines
    .map(([from, to]) => text.replace(from, to))
    .find((each) => each !== text && isLine(textOf(withoutEnd(readTrialPhrase(each, reading), '.')), reading))
  if (spelled === undefined) return false
  const message = withParams(diagnosticMessages.otherLine, { words: text, known: spelled })
  addDiagnostic(reading, phrase, message, [replacePhraseFix(phrase, spelled)])
  return true
}

function isLine(text: string, reading: ReadContext): boolean {
  return firstMatch(readTrialPhrase(text, reading), reading.language.lines, () => true) === true
}
