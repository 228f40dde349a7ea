import type { Candidate } from '../pieces/candidate.ts'
import type { Citation } from '../messages/citation.ts'
import type { RuleList, ModifiedRoll, Rule } from '../ask/decision.ts'
import { message } from '../messages/message.ts'
import { withoutGameTypes, type ListExtras } from './list-extras.ts'
import { overruledChoice } from '../ask/overrule-decision.ts'
import { replacementOf } from './replaced-lists.ts'
import type { Table } from '../ask/table.ts'

export interface Chart<R extends string, K extends string, E, A = void> extends RuleList {
  readonly rows: readonly R[]
  readonly columns: readonly K[]
  readonly cells: Readonly<Record<R, Readonly<Record<K, E>>>>
  /** Returns the chart with other cells, for variants. */
  readonly with: (
    cells: Readonly<Record<R, Readonly<Record<K, E>>>>,
    cited: NonNullable<ListExtras<never, A>['cited']>,
  ) => Chart<R, K, E, A>
  /** Possible results, by id and shown name. */
  readonly entries: readonly Candidate[]
  /** Looks up a cell as a decision with one line: logged with its roll, and can be overridden. */
  read<S>(table: Table<S>, row: R, column: K, about: A, rolled?: ModifiedRoll): E
}

export function chart<R extends string, K extends string, E extends string, A = void>(
  id: string,
  title: string,
  cite: Citation,
  cells: Readonly<Record<R, Readonly<Record<K, E>>>>,
  worded = (row: R, column: K, entry: E): string => `${row}, ${column}: ${entry}`,
  entryName: (entry: E) => string = (entry) => entry,
  more: ListExtras<never, A> = {},
): Chart<R, K, E, A> {
  const rows = Object.keys(cells) as R[]
  const columns = [...new Set(rows.flatMap((row) => Object.keys(cells[row]) as K[]))]
  const rules = new Map<string, Rule>()
  const entries = new Map<E, Candidate>()
  for (const row of rows)
    for (const column of Object.keys(cells[row]) as K[]) {
      const cell = `${id}.${row}.${column}`
      const entry = cells[row][column]
      const text = message(cell, worded(row, column, entry))
      const from = more.cited?.(`${row}.${column}`) ?? cite
      rules.set(cell, { id: cell, how: 'cell', text, cite: from, rulings: [], given: [] })
      entries.set(entry, { id: entry, name: message(`${id}=${entry}`, entryName(entry)) })
    }
  const among = [...entries.values()]
  const declared: RuleList = {
    id,
    kind: 'chart',
    title: message(id, title),
    cite,
    lines: [...rules.values()],
    ...withoutGameTypes(more),
  }
  const own: Chart<R, K, E, A> = {
    ...declared,
    rows,
    columns,
    cells,
    entries: among,
    with: (others, cited) => chart(id, title, cite, others, worded, entryName, { ...more, cited }),
    read(table, row, column, about, rolled) {
      const other = replacementOf(table.now, own)
      if (other !== undefined) return other.read(table, row, column, about, rolled)
      const rule = rules.get(`${id}.${row}.${column}`)
      if (rule === undefined) throw new Error(`The chart ${id} has no cell ${row}, ${column}.`)
      const number = table.decide()
      table.recorder?.begin(number, declared, among, about, table.now)
      const [overruled] = overruledChoice(table, number, declared, among) ?? []
      if (overruled === undefined) table.recorder?.cell(rule, row, column, rolled)
      const entry = (overruled?.id ?? cells[row][column]) as E
      table.recorder?.end(entries.get(entry))
      return entry
    },
  }
  return own
}

export function totalOf({ roll, modifiers }: ModifiedRoll): number {
  return modifiers.reduce((sum, { by }) => sum + by, roll)
}
