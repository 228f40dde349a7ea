import { type Readings, type Ruling, reading } from './ruling.ts'
import type { Table } from './table.ts'

/** The reading of a ruling that a rule uses outside a list; the use is logged. */
export function ruled<R extends string, S extends { readonly rulings: Readings }>(
  table: Table<S>,
  by: Ruling<R>,
): R {
  const chosen = reading(table.now, by)
  table.recorder?.ruled(by, chosen)
  return chosen
}
