import type { Candidate, RuleList } from '@opfor/kernel'
import type { SheetRun } from '../values/sheet-run.ts'

/** A person may have overruled the remaining candidates. */
export interface OpenListDecision<C extends Candidate> {
  readonly left: readonly C[]
  readonly isOverruled: boolean
}

/** Also restarts a decision after a correction. */
export function beginDecision<C extends Candidate>(
  { table, scope }: SheetRun,
  number: number,
  source: RuleList,
  among: readonly C[],
): OpenListDecision<C> {
  table.recorder?.begin(number, source, among, scope.it ?? '', table.now)
  const before = table.overruledBefore(number)
  const overrule = table.overruled(number)
  if (overrule === undefined) return { left: among, isOverruled: false }
  const to = among.find(({ id }) => id === overrule.to)
  const fits = overrule.list === source.id && (overrule.to === undefined || to !== undefined)
  if (!fits && overrule === before) return { left: among, isOverruled: false }
  if (!fits) throw new Error(`The decision ${overrule.list} cannot be overruled here.`)
  table.recorder?.overruled(overrule)
  return { left: to === undefined ? [] : [to], isOverruled: true }
}
