import type { Patterns } from '../language/index.ts'
import { matching, mayMatch } from '../language/index.ts'
import type { Position, Source } from '../model/index.ts'
import { type Letters, placeOf } from './letters.ts'

/** A part of a text that is being read. `low` is the whole text in small letters, its names of several words joined. */
export interface Phrase {
  readonly letters: Letters
  readonly low: string
  readonly from: number
  readonly to: number
  /** The line of the sheet at which the section begins. */
  readonly firstLine: number
}

/** Stands for the spaces of a name of several words, so that no pattern finds its words inside of a name. */
export const joiner = '\u{E000}'

/** A phrase longer than this is a person's words. */
const maxLength = 500

/** The text of a phrase as written. */
export function textOf({ letters, from, to }: Phrase): string {
  return letters.text.slice(from, to)
}

/** The text of a phrase in small letters. */
export function lowOf({ low, from, to }: Phrase): string {
  return low.slice(from, to).replaceAll(joiner, ' ')
}

/** The text of a sentence as written, with its full stop. */
export function sentenceText(phrase: Phrase): string {
  return textOf(phrase.letters.text[phrase.to] === '.' ? { ...phrase, to: phrase.to + 1 } : phrase)
}

/** Where a phrase stands. */
export function at({ letters, from, to, firstLine }: Phrase): Position {
  return placeOf(letters, from, to, firstLine)
}

/** What every node carries. */
export function sourceOf(phrase: Phrase): Source {
  return { at: at(phrase), text: textOf(phrase) }
}

/** A part of a phrase without the spaces around it. */
export function part(phrase: Phrase, from: number, to: number): Phrase {
  const { text } = phrase.letters
  let [start, end] = [from, to]
  while (start < end && text[start] === ' ') start += 1
  while (end > start && text[end - 1] === ' ') end -= 1
  return { ...phrase, from: start, to: end }
}

/** A phrase without these marks at its end. */
export function withoutEnd(phrase: Phrase, marks: string): Phrase {
  let { to } = phrase
  while (to > phrase.from && marks.includes(phrase.letters.text[to - 1] ?? '')) to -= 1
  return part(phrase, phrase.from, to)
}

/** The parts of a phrase between these words. */
export function splitAt(phrase: Phrase, separators: readonly string[]): readonly Phrase[] {
  const parts: Phrase[] = []
  let start = phrase.from
  for (let index = phrase.from; index < phrase.to; index += 1) {
    const found = separators.find(
      (each) => phrase.low.startsWith(each, index) && index + each.length <= phrase.to,
    )
    if (found === undefined) continue
    parts.push(part(phrase, start, index))
    start = index + found.length
    index = start - 1
  }
  return [...parts, part(phrase, start, phrase.to)]
}

/** A phrase that fills a slot, by the slot's name. */
export type Filled = Readonly<Record<string, Phrase>>

/** The first pattern that a phrase has and whose slots are accepted. */
export function firstMatch<F extends string, T>(
  phrase: Phrase,
  patterns: Patterns<F>,
  accept: (form: F, slots: Filled) => T | undefined,
): T | undefined {
  const { from, to, low } = phrase
  if (to - from > maxLength || to <= from) return undefined
  const fitting = patterns.byLetter.get(low[from] ?? '') ?? patterns.open
  if (fitting.length === 0) return undefined
  const found = new Map<string, boolean>()
  for (const pattern of fitting) {
    if (!mayMatch(pattern, low, [from, to], found)) continue
    const result = matching(pattern, low, [from, to], (slots) =>
      accept(
        pattern.form,
        Object.fromEntries(
          Object.entries(slots).map(([slot, [start, end]]) => [slot, part(phrase, start, end)]),
        ),
      ),
    )
    if (result !== undefined) return result
  }
  return undefined
}

const openingQuotes = '"“„«»'
const anyQuote = /["“”„«»]/u
const closingQuotes = '"”“»«'

/** The words between quotes if the whole phrase is quoted. */
export function quotedIn(phrase: Phrase): Phrase | undefined {
  const text = textOf(phrase)
  if (text.length < 3 || !openingQuotes.includes(text[0] ?? '') || !closingQuotes.includes(text.at(-1) ?? ''))
    return undefined
  const inner = text.slice(1, -1)
  if (/["“„]/u.test(inner)) return undefined
  return part(phrase, phrase.from + 1, phrase.to - 1)
}

/** The places of a text that stand between quotes: true at each letter of them. */
export function isQuoted(text: string): (index: number) => boolean {
  if (!anyQuote.test(text)) return () => false
  const spans: (readonly [number, number])[] = []
  let open: number | undefined
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? ''
    if (open === undefined && openingQuotes.includes(letter)) open = index
    else if (open !== undefined && closingQuotes.includes(letter)) {
      spans.push([open, index])
      open = undefined
    }
  }
  return spans.length === 0
    ? () => false
    : (index) => spans.some(([from, to]) => index >= from && index <= to)
}
