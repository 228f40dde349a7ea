import type { LanguageWords } from '../language/index.ts'
import type { SheetCard, SheetColumn, CellValue } from '../model/index.ts'
import { readColumn } from '../text/cells.ts'
import { type PlainText, plainTextOf, positionOfText } from '../text/plain-text.ts'
import type { ListBody, TableBody } from '../text/markdown.ts'
import { readCountedName } from '../phrases/roll.ts'

/** A card with unparsed steps; `stepsAt` is their index in its letters. */
export interface CardLine {
  readonly card: Omit<SheetCard, 'body'>
  readonly letters: PlainText
  readonly stepsAt?: number
}

const span = /^(\d{1,4})\s*[-–]\s*(\d{1,4})$/u
const maxCards = 500

export function readBulletCards({ items }: ListBody, firstLine: number): readonly CardLine[] {
  return items.map(({ letters }) => {
    const colon = letters.text.indexOf(':')
    const said = (colon < 0 ? letters.text : letters.text.slice(0, colon)).replace(/\.$/u, '').trim()
    const { count, name } = readCountedName(said) ?? { count: 1, name: said }
    const card = {
      at: positionOfText(letters, 0, letters.text.length, firstLine),
      text: letters.text,
      name,
      kind: name,
      count,
      values: [],
    }
    return colon < 0 ? { card, letters } : { card, letters, stepsAt: colon + 1 }
  })
}

/** A cell `1-13` makes thirteen cards. */
export function readTableCards(
  table: TableBody,
  words: LanguageWords,
  firstLine: number,
): { readonly columns: readonly SheetColumn[]; readonly cards: readonly CardLine[] } {
  const heads = table.heads.slice(1)
  const read = heads.map((head, index) => {
    const cells = table.rows.map((row) => row[index + 1] ?? plainTextOf([]))
    const spans = cells.map(({ text }) => span.test(text))
    const plain = cells.map((cell, row) => (spans[row] === true ? { ...cell, text: '0' } : cell))
    const { column, cells: values } = readColumn(head, plain, undefined, [], words, firstLine)
    return { column, values: values.map((cell) => (cell.form === 'value' ? cell.value : '')), cells }
  })
  const cards = table.rows.flatMap(([letters], row): readonly CardLine[] => {
    if (letters === undefined || letters.text === '') return []
    const { count, name } = readCountedName(letters.text) ?? { count: 1, name: letters.text }
    const values = read.map((column) => column.values[row] ?? '')
    const spread = read.findIndex(({ cells }) => span.test(cells[row]?.text ?? ''))
    const base = {
      at: positionOfText(letters, 0, letters.text.length, firstLine),
      text: letters.text,
      kind: name,
      count,
    }
    if (spread < 0) return [{ letters, card: { ...base, name, values } }]
    return numbersIn(read[spread]?.cells[row]?.text ?? '').map((number) => ({
      letters,
      card: {
        ...base,
        name: `${name} ${number}`,
        values: values.map((each, at): CellValue => (at === spread ? number : each)),
      },
    }))
  })
  return { columns: read.map(({ column }) => column), cards }
}

function numbersIn(text: string): readonly number[] {
  const [, from = '0', to = '0'] = span.exec(text) ?? []
  const length = Math.min(Math.max(Number(to) - Number(from) + 1, 0), maxCards)
  return Array.from({ length }, (_, index) => Number(from) + index)
}
