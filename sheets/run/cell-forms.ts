import type { Column, Value } from '../model/index.ts'
import type { SectionOf } from './section-of.ts'
import { type Cells, notTold } from './situation.ts'

/** The highest number that is asked where a sheet says none. */
export const highestAsked = 99

/** How a cell is told. */
export interface CellForm {
  readonly holds: Column['holds']
  readonly from: number
  readonly to: number
  readonly words: readonly string[]
}

/** The cells that a piece of a roster has at first. */
export function cellsOf(roster: SectionOf<'roster'> | undefined, name: string): Cells {
  const row = roster?.rows.find((each) => each.name === name) ?? roster?.blank
  const cells: Record<string, Value> = {}
  for (const [at, column] of (roster?.columns ?? []).entries()) {
    const cell = row?.cells[at]
    const value = cell === undefined ? shared(roster, at) : cell.form === 'value' ? cell.value : undefined
    cells[column.name] = value ?? notTold
  }
  return cells
}

/** The value that all rows of a column share: a piece that joins later has it too. */
function shared(roster: SectionOf<'roster'> | undefined, at: number): Value | undefined {
  const [first, ...rest] = (roster?.rows ?? []).map(({ cells }) => cells[at])
  if (first?.form !== 'value') return undefined
  return rest.every((cell) => cell?.form === 'value' && cell.value === first.value) ? first.value : undefined
}

/** The numbers that are written in a column. */
function numbersIn(roster: SectionOf<'roster'> | undefined, at: number): readonly number[] {
  return (roster?.rows ?? []).flatMap(({ cells }) => {
    const cell = cells[at]
    return cell?.form === 'value' && typeof cell.value === 'number' ? [cell.value] : []
  })
}

/** Up to what a number of a column is asked: twice the highest that is written, at least 9. */
function highest(numbers: readonly number[]): number {
  return Math.min(highestAsked, Math.max(9, 2 * Math.max(0, ...numbers)))
}

/** How a cell of a piece is told. */
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
