import type { Patterns } from '../language/index.ts'
import { matchPattern, canMatch } from '../language/index.ts'
import type { SourcePosition, SourceRange } from '../model/index.ts'
import { type PlainText, positionOfText } from '../text/plain-text.ts'

/** A part of a text. `low` is the whole text in lower case, with joined names. */
export interface Phrase {
  readonly letters: PlainText
  readonly low: string
  readonly from: number
  readonly to: number
  readonly firstLine: number
}

/** Replaces the spaces inside a name, so patterns do not match words of names. */
export const nameSpace = '\u{E000}'

/** A longer phrase is shown or asked word for word. */
const maxLength = 500

export function textOf({ letters, from, to }: Phrase): string {
  return letters.text.slice(from, to)
}

export function lowerText({ low, from, to }: Phrase): string {
  return low.slice(from, to).replaceAll(nameSpace, ' ')
}

/** Including the full stop. */
export function sentenceText(phrase: Phrase): string {
  return textOf(phrase.letters.text[phrase.to] === '.' ? { ...phrase, to: phrase.to + 1 } : phrase)
}

export function phrasePosition({ letters, from, to, firstLine }: Phrase): SourcePosition {
  return positionOfText(letters, from, to, firstLine)
}

export function sourceOf(phrase: Phrase): SourceRange {
  return { at: phrasePosition(phrase), text: textOf(phrase) }
}

export function subphrase(phrase: Phrase, from: number, to: number): Phrase {
  const { text } = phrase.letters
  let [start, end] = [from, to]
  while (start < end && text[start] === ' ') start += 1
  while (end > start && text[end - 1] === ' ') end -= 1
  return { ...phrase, from: start, to: end }
}

export function withoutEnd(phrase: Phrase, marks: string): Phrase {
  let { to } = phrase
  while (to > phrase.from && marks.includes(phrase.letters.text[to - 1] ?? '')) to -= 1
  return subphrase(phrase, phrase.from, to)
}

export function splitPhrase(phrase: Phrase, separators: readonly string[]): readonly Phrase[] {
  const parts: Phrase[] = []
  let start = phrase.from
  for (let index = phrase.from; index < phrase.to; index += 1) {
    const found = separators.find(
      (each) => phrase.low.startsWith(each, index) && index + each.length <= phrase.to,
    )
    if (found === undefined) continue
    parts.push(subphrase(phrase, start, index))
    start = index + found.length
    index = start - 1
  }
  return [...parts, subphrase(phrase, start, phrase.to)]
}

export type FilledSlots = Readonly<Record<string, Phrase>>

/** The first pattern that matches and whose slots are accepted. */
export function firstMatch<F extends string, T>(
  phrase: Phrase,
  patterns: Patterns<F>,
  accept: (form: F, slots: FilledSlots) => T | undefined,
): T | undefined {
  const { from, to, low } = phrase
  if (to - from > maxLength || to <= from) return undefined
  const fitting = patterns.byLetter.get(low[from] ?? '') ?? patterns.open
  if (fitting.length === 0) return undefined
  const found = new Map<string, boolean>()
  for (const pattern of fitting) {
    if (!canMatch(pattern, low, [from, to], found)) continue
    const result = matchPattern(pattern, low, [from, to], (slots) =>
      accept(
        pattern.form,
        Object.fromEntries(
          Object.entries(slots).map(([slot, [start, end]]) => [slot, subphrase(phrase, start, end)]),
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

/** Undefined unless the whole phrase is quoted. */
export function unquote(phrase: Phrase): Phrase | undefined {
  const text = textOf(phrase)
  if (text.length < 3 || !openingQuotes.includes(text[0] ?? '') || !closingQuotes.includes(text.at(-1) ?? ''))
    return undefined
  const inner = text.slice(1, -1)
  if (/["“„]/u.test(inner)) return undefined
  return subphrase(phrase, phrase.from + 1, phrase.to - 1)
}

/** Returns whether the letter at an index is between quotes. */
export function quotedIndexTest(text: string): (index: number) => boolean {
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
