import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete'
import type { Section, Sheet } from '@opfor/sheets'
import { namesOf, verbsFor } from '@opfor/sheets/editing'

const word = /[\p{L}\p{N}]+$/u
/** What stands before the first word of an item or sentence. */
const beginning = /^\s*(?:(?:\d+[.)]|[-*>])\s+)?$|[.:;]\s+$/u

/** Offers verbs where a line or sentence begins, and names everywhere but in headings. */
export function complete(
  { state, pos, explicit }: Pick<CompletionContext, 'state' | 'pos' | 'explicit'>,
  sheet: Sheet | undefined,
): CompletionResult | null {
  const line = state.doc.lineAt(pos)
  const before = line.text.slice(0, pos - line.from)
  const typed = word.exec(before)?.[0] ?? ''
  // oxlint-disable-next-line unicorn/no-null -- what the editor expects
  if (sheet === undefined || before.startsWith('#') || (typed.length < 2 && !explicit)) return null
  const section = sheet.sections.findLast(({ at }) => at.line <= line.number)
  const start = before.slice(0, before.length - typed.length)
  const verbs = beginning.test(start) && section !== undefined ? verbsOf(sheet, section, typed) : []
  const names = namesOf(sheet).map(({ name, kind }): Completion => ({ label: name, type: kind }))
  const options = [...verbs, ...names]
  // What is typed in full is not offered: Enter and the arrows belong to the text then.
  const isFull = (text: string) => (option: Completion) => option.label.toLowerCase() === text.toLowerCase()
  return {
    from: pos - typed.length,
    options: options.filter((option) => !isFull(typed)(option)),
    validFor: (text) => /^[\p{L}\p{N} ]*$/u.test(text) && !options.some(isFull(text)),
  }
}

function verbsOf(sheet: Sheet, { kind }: Section, typed: string): readonly Completion[] {
  const isSentence = kind !== 'list' && kind !== 'finding'
  return verbsFor(sheet, kind).map(({ words, form }): Completion => {
    const isCapital = typed === '' ? isSentence : typed !== typed.toLowerCase()
    const written = isCapital ? words.charAt(0).toUpperCase() + words.slice(1) : words
    return { label: written.trimEnd(), apply: written, detail: form, type: 'verb', boost: 1 }
  })
}
