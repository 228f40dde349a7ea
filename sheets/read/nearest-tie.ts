import { capital, fill } from '@opfor/kernel'
import { words } from '../say/words.ts'
import type { Letters } from './letters.ts'
import { lowOf, part, type Phrase, textOf } from './phrase.ts'
import { phraseOf, type Reading, report } from './reading.ts'
import { colonIn } from './sentences.ts'
import { writing } from './written.ts'

/** A longer paragraph is prose. */
const maxLength = 60

/** Notes a tie that is not understood, and offers the known form that is nearest. */
export function noteTie(phrase: Phrase, reading: Reading): void {
  const colon = colonIn(phrase)
  const rest = colon === undefined ? phrase : part(phrase, colon + 1, phrase.to)
  const { ties } = reading.language.meant
  const known = nearestTie(lowOf(rest), reading) ?? ties.youChoose.written
  const text = rest.from === rest.to ? ` ${known}` : known
  report(reading, phrase, words.notATie, [{ ...writing(rest, known), edits: writing(rest, text).edits }])
}

/** Notes a paragraph that says how a tie is broken, without the colon of "Tie:". */
export function noteTieLine(letters: Letters, reading: Reading): void {
  const { tie, tieLine } = reading.language.words
  const low = letters.text.toLowerCase()
  const word = tie.find((each) => low.startsWith(`${each} `))
  const known = letters.text.length > maxLength ? undefined : nearestTie(low, reading)
  if (word === undefined || known === undefined) return
  const phrase = phraseOf(letters, reading)
  const text = `${capital(tieLine.slice(0, tieLine.indexOf(':')))}: ${known}`
  const message = fill(words.tieColon, { words: letters.text.slice(0, word.length) })
  report(reading, phrase, message, [writing(phrase, textOf(phrase).endsWith('.') ? `${text}.` : text)])
}

/** The known form of a tie with the same words, and with the sides of its die. */
function nearestTie(low: string, { language: { meant } }: Reading): string | undefined {
  const found = Object.values(meant.ties).find(({ words: own }) => new RegExp(own, 'u').test(low))
  const sides = /\b\d*[dw](\d{1,3})\b/u.exec(low)?.[1]
  return sides === undefined ? found?.written : found?.written.replace('6', sides)
}
