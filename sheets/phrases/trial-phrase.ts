import { capitalize, withParams } from '@opfor/kernel'
import type { QuickFix } from '../model/index.ts'
import { changeToWord } from '../say/diagnostic-messages.ts'
import { plainTextOf } from '../text/plain-text.ts'
import { phrasePosition, type Phrase, textOf } from './phrase.ts'
import { phraseOf, type ReadContext } from './read-context.ts'

export function fillForm(form: string, slots: Readonly<Record<string, string>>): string {
  return form.replaceAll(/\{(\w+)\}/gu, (whole, slot: string) => slots[slot] ?? whole)
}

export function readTrialPhrase(text: string, reading: ReadContext): Phrase {
  return phraseOf(plainTextOf([{ text, line: 1, column: 1 }]), reading)
}

/** Discards findings about texts that are not on the sheet. */
export function trialContext(reading: ReadContext): ReadContext {
  return { ...reading, findings: [] }
}

export function matchCase(phrase: Phrase, text: string): string {
  const first = textOf(phrase)[0] ?? ''
  return first === first.toLowerCase() ? text : capitalize(text)
}

export function replacePhraseFix(phrase: Phrase, text: string): QuickFix {
  return { message: withParams(changeToWord, { name: text }), edits: [{ at: phrasePosition(phrase), text }] }
}
