import { type Readings, type Ruling, reading } from './ruling.ts'
import type { Table } from './table.ts'

/** The reading of a ruling where a rule rests on it outside any list; that it was used is told. */
export function ruled<R extends string, S extends { readonly rulings: Readings }>(
  table: Table<S>,
  by: Ruling<R>,
): R {
  const chosen = reading(table.now, by)
  table.recorder?.ruled(by, chosen)
  return chosen
}
