import type { Candidate, LineSource } from '@opfor/kernel'
import type { Play } from './play.ts'

/** A decision that has begun: the candidates that are left, which a person may have overruled. */
export interface Begun<C extends Candidate> {
  readonly left: readonly C[]
  readonly isOverruled: boolean
}

/** Begins a decision in the log, or begins it again after a correction. */
export function beginDecision<C extends Candidate>(
  { table, scope }: Play,
  number: number,
  source: LineSource,
  among: readonly C[],
): Begun<C> {
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
