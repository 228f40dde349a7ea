import type { SheetColumn, CellValue } from '../model/index.ts'
import type { SectionOf } from './naming.ts'
import { type PieceCells, unknownCell } from './situation.ts'

export const highestAsked = 99

export interface CellForm {
  readonly holds: SheetColumn['holds']
  readonly from: number
  readonly to: number
  readonly words: readonly string[]
}

export function initialCells(roster: SectionOf<'roster'> | undefined, name: string): PieceCells {
  const row = roster?.rows.find((each) => each.name === name) ?? roster?.blank
  const cells: Record<string, CellValue> = {}
  for (const [at, column] of (roster?.columns ?? []).entries()) {
    const cell = row?.cells[at]
    const value = cell === undefined ? shared(roster, at) : cell.form === 'value' ? cell.value : undefined
    cells[column.name] = value ?? unknownCell
  }
  return cells
}

/** Returns the value that all rows of a column share: pieces that join later get this value. */
function shared(roster: SectionOf<'roster'> | undefined, at: number): CellValue | undefined {
  const [first, ...rest] = (roster?.rows ?? []).map(({ cells }) => cells[at])
  if (first?.form !== 'value') return undefined
  return rest.every((cell) => cell?.form === 'value' && cell.value === first.value) ? first.value : undefined
}

function numbersIn(roster: SectionOf<'roster'> | undefined, at: number): readonly number[] {
  return (roster?.rows ?? []).flatMap(({ cells }) => {
    const cell = cells[at]
    return cell?.form === 'value' && typeof cell.value === 'number' ? [cell.value] : []
  })
}

/** Twice the highest written number, at least 9. */
function highest(numbers: readonly number[]): number {
  return Math.min(highestAsked, Math.max(9, 2 * Math.max(0, ...numbers)))
}

export function cellForm(roster: SectionOf<'roster'> | undefined, piece: string, name: string): CellForm {
  const at = roster?.columns.findIndex((each) => each.name === name) ?? -1
  const column = roster?.columns[at]
  const row = roster?.rows.find((each) => each.name === piece) ?? roster?.blank
  const cell = row?.cells[at]
  const asked = cell?.form === 'asked' ? cell : undefined
  const numbers = numbersIn(roster, at)
  const some = asked?.words ?? column?.words ?? []
  const holds = asked?.to === undefined ? (column?.holds ?? 'yesNo') : 'number'
  return {
    holds: holds === 'word' && some.length === 0 ? 'yesNo' : holds,
    from: asked?.from ?? Math.min(0, ...numbers),
    to: asked?.to ?? highest(numbers),
    words: some,
  }
}
