import { capitalize, withParams } from '@opfor/kernel'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import type { PlainText } from '../text/plain-text.ts'
import { lowerText, subphrase, type Phrase, textOf } from './phrase.ts'
import { phraseOf, type ReadContext, addDiagnostic } from './read-context.ts'
import { colonIn } from './sentences.ts'
import { replacePhraseFix } from './trial-phrase.ts'

/** A longer paragraph is prose. */
const maxLength = 60

/** Offers the nearest known form. */
export function reportUnknownTie(phrase: Phrase, reading: ReadContext): void {
  const colon = colonIn(phrase)
  const rest = colon === undefined ? phrase : subphrase(phrase, colon + 1, phrase.to)
  const { ties } = reading.language.meant
  const known = nearestTie(lowerText(rest), reading) ?? ties.youChoose.written
  const text = rest.from === rest.to ? ` ${known}` : known
  addDiagnostic(reading, phrase, diagnosticMessages.notATie, [
    { ...replacePhraseFix(rest, known), edits: replacePhraseFix(rest, text).edits },
  ])
}

/** Reports a paragraph about ties without the colon of "Tie:". */
export function reportTieWithoutColon(letters: PlainText, reading: ReadContext): void {
  const { tie, tieLine } = reading.language.words
  const low = letters.text.toLowerCase()
  const word = tie.find((each) => low.startsWith(`${each} `))
  const known = letters.text.length > maxLength ? undefined : nearestTie(low, reading)
  if (word === undefined || known === undefined) return
  const phrase = phraseOf(letters, reading)
  const text = `${capitalize(tieLine.slice(0, tieLine.indexOf(':')))}: ${known}`
  const message = withParams(diagnosticMessages.tieColon, { words: letters.text.slice(0, word.length) })
  addDiagnostic(reading, phrase, message, [
    replacePhraseFix(phrase, textOf(phrase).endsWith('.') ? `${text}.` : text),
  ])
}

/** With the same words, and with the sides of its die. */
function nearestTie(low: string, { language: { meant } }: ReadContext): string | undefined {
  const found = Object.values(meant.ties).find(({ words: own }) => new RegExp(own, 'u').test(low))
  const sides = /\b\d*[dw](\d{1,3})\b/u.exec(low)?.[1]
  return sides === undefined ? found?.written : found?.written.replace('6', sides)
}
