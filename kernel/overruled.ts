import type { Candidate } from './candidate.ts'
import type { Declared } from './line.ts'
import { Mismatch } from './mismatch.ts'
import { optionWith } from './question.ts'
import type { Table } from './table.ts'

/** The one that a person put in place of this decision's, or none; undefined where there is no overrule. */
export function overruledTo<C extends Candidate, S>(
  table: Table<S>,
  nth: number,
  by: Declared,
  among: readonly C[],
): readonly C[] | undefined {
  const overrule = table.overruled(nth)
  if (overrule === undefined) return undefined
  if (overrule.list !== by.id)
    throw new Mismatch(
      `Decision ${nth} was overruled as one of ${overrule.list}; here it is one of ${by.id}.`,
    )
  table.recorder?.overruled(overrule)
  if (overrule.to === undefined) return []
  const chosen = optionWith(among, overrule.to)
  if (chosen === undefined)
    throw new Mismatch(`Decision ${nth} was overruled to ${overrule.to}, which is not among the candidates.`)
  return [chosen]
}
