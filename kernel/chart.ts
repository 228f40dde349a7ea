import type { Citation } from './citation.ts'
import type { Declared, Rule } from './line.ts'
import { message } from './message.ts'
import type { Table } from './table.ts'

/** Rows by columns to an entry. */
export interface Chart<R extends string, K extends string, E> extends Declared {
  readonly rows: readonly R[]
  readonly columns: readonly K[]
  readonly cells: Readonly<Record<R, Readonly<Record<K, E>>>>
  /** The entry where a row and a column meet; the cell that hit is told. */
  read<S>(table: Table<S>, row: R, column: K): E
}

/** A printed chart; its cells may be put in words of their own. */
export function chart<R extends string, K extends string, E>(
  id: string,
  title: string,
  cite: Citation,
  cells: Readonly<Record<R, Readonly<Record<K, E>>>>,
  worded = (row: R, column: K, entry: E): string => `${row}, ${column}: ${String(entry)}`,
): Chart<R, K, E> {
  const rows = Object.keys(cells) as R[]
  const columns = [...new Set(rows.flatMap((row) => Object.keys(cells[row]) as K[]))]
  const rules = new Map<string, Rule>()
  for (const row of rows)
    for (const column of Object.keys(cells[row]) as K[]) {
      const cell = `${id}.${row}.${column}`
      const text = message(cell, worded(row, column, cells[row][column]))
      rules.set(cell, { id: cell, how: 'cell', text, cite, given: [] })
    }
  return {
    id,
    kind: 'chart',
    title: message(id, title),
    cite,
    lines: [...rules.values()],
    rows,
    columns,
    cells,
    read(table, row, column) {
      const rule = rules.get(`${id}.${row}.${column}`)
      if (rule === undefined) throw new Error(`The chart ${id} has no cell ${row}, ${column}.`)
      table.recorder?.cell(rule, row, column)
      return cells[row][column]
    },
  }
}
