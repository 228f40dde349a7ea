import type { LanguageWords } from '../language/index.ts'
import type { SheetCell, SheetColumn, CellValue } from '../model/index.ts'
import { type PlainText, positionOfText } from './plain-text.ts'

const whole = /^[+-]?\d{1,6}$/u
const asked = /^\?(?:\s*(-?\d{1,6})\s*(?:-|–|\.\.)\s*(\d{1,6}))?$/u

/** The column holds what all of its cells can be. */
export interface ReadColumn {
  readonly column: SheetColumn
  readonly cells: readonly SheetCell[]
}

/** `words`: the words of a line `Head: a, b, c` below the table. */
export function readColumn(
  head: PlainText,
  cells: readonly PlainText[],
  words: readonly string[] | undefined,
  rowNames: readonly string[],
  language: LanguageWords,
  firstLine: number,
): ReadColumn {
  const known = cells.map(({ text }) => text).filter((text) => !asked.test(text))
  const spans = cells.some(({ text }) => asked.exec(text)?.[1] !== undefined)
  const holds = holdsOf(known, spans, words, rowNames, language)
  const own = holds === 'word' ? known.filter((text) => text !== '') : []
  const all = [...new Set([...(words ?? []), ...own])]
  const column: SheetColumn = {
    at: positionOfText(head, 0, head.text.length, firstLine),
    text: head.text,
    name: head.text,
    holds,
    words: all,
  }
  return { column, cells: cells.map((cell) => cellOf(cell, holds, all, language, firstLine)) }
}

function holdsOf(
  known: readonly string[],
  spans: boolean,
  words: readonly string[] | undefined,
  rowNames: readonly string[],
  { yes, no }: LanguageWords,
): SheetColumn['holds'] {
  if (words !== undefined) return 'word'
  const low = known.map((text) => text.toLowerCase())
  if (low.every((text) => whole.test(text)) && (spans || low.length > 0)) return 'number'
  if (low.every((text) => yes.includes(text) || no.includes(text))) return 'yesNo'
  if (known.some((text) => text.includes(','))) return 'names'
  const names = new Set(rowNames.map((name) => name.toLowerCase()))
  return low.every((text) => names.has(text)) ? 'names' : 'word'
}

function cellOf(
  letters: PlainText,
  holds: SheetColumn['holds'],
  words: readonly string[],
  language: LanguageWords,
  firstLine: number,
): SheetCell {
  const source = { at: positionOfText(letters, 0, letters.text.length, firstLine), text: letters.text }
  const [isAsked, from, to] = asked.exec(letters.text) ?? []
  if (isAsked === undefined)
    return { ...source, form: 'value', value: valueOf(letters.text, holds, language) }
  if (from !== undefined && to !== undefined) {
    return { ...source, form: 'asked', from: Number(from), to: Number(to) }
  }
  return holds === 'word' ? { ...source, form: 'asked', words } : { ...source, form: 'asked' }
}

function valueOf(text: string, holds: SheetColumn['holds'], { yes }: LanguageWords): CellValue {
  if (holds === 'number') return Number(text)
  if (holds === 'yesNo') return yes.includes(text.toLowerCase())
  if (holds === 'word') return text
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
