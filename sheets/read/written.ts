import { capital, fill } from '@opfor/kernel'
import type { Fix } from '../model/index.ts'
import { changeTo } from '../say/words.ts'
import { lettersOf } from './letters.ts'
import { at, type Phrase, textOf } from './phrase.ts'
import { phraseOf, type Reading } from './reading.ts'

/** A form with its slots filled in. */
export function written(form: string, slots: Readonly<Record<string, string>>): string {
  return form.replaceAll(/\{(\w+)\}/gu, (whole, slot: string) => slots[slot] ?? whole)
}

/** A text that could stand on the page, to see whether it is known. */
export function readAs(text: string, reading: Reading): Phrase {
  return phraseOf(lettersOf([{ text, line: 1, column: 1 }]), reading)
}

/** For trying texts that are not on the page: what would be found in them is not noted. */
export function trying(reading: Reading): Reading {
  return { ...reading, findings: [] }
}

/** A text with a large first letter if the phrase that it replaces has one. */
export function beginningLike(phrase: Phrase, text: string): string {
  const first = textOf(phrase)[0] ?? ''
  return first === first.toLowerCase() ? text : capital(text)
}

/** The fix that writes another text in the place of a phrase. */
export function writing(phrase: Phrase, text: string): Fix {
  return { message: fill(changeTo, { name: text }), edits: [{ at: at(phrase), text }] }
}
