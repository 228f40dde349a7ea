import type { Candidate } from './candidate.ts'
import type { Declared } from './line.ts'
import { fill } from './message.ts'
import { differs, Mismatch } from './mismatch.ts'
import { optionWith } from './question.ts'
import type { Table } from './table.ts'

/** The one that a person put in place of this decision's, or none; undefined where there is no overrule. */
export function overruledTo<C extends Candidate, S>(
  table: Table<S>,
  nth: number,
  by: Declared,
  among: readonly C[],
): readonly C[] | undefined {
  const before = table.overruledBefore(nth)
  const overrule = table.overruled(nth)
  if (overrule === undefined) return undefined
  const chosen = overrule.to === undefined ? undefined : optionWith(among, overrule.to)
  const fits = overrule.list === by.id && (overrule.to === undefined || chosen !== undefined)
  // After a correction it counts as far as it still can.
  if (!fits && overrule === before) return undefined
  if (!fits) throw new Mismatch(fill(differs.overrule, { step: overrule.after + 1, list: overrule.list }))
  table.recorder?.overruled(overrule)
  return chosen === undefined ? [] : [chosen]
}
