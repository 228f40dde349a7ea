import type { Candidate } from '../pieces/candidate.ts'
import { parseFailure, parseSuccess, type Parsed } from '../read/json.ts'
import type { Decision, RuleList } from './decision.ts'
import { withParams } from '../messages/message.ts'
import { replayMismatchKinds, ReplayMismatch } from '../messages/replay-mismatch.ts'
import type { Overrule } from './overrule.ts'
import { findOption } from './question.ts'
import type { Table } from './table.ts'

/** Returns the new candidate, or none; undefined without an overrule. */
export function overruledChoice<C extends Candidate, S>(
  table: Table<S>,
  number: number,
  by: RuleList,
  among: readonly C[],
): readonly C[] | undefined {
  const before = table.overruledBefore(number)
  const overrule = table.overruled(number)
  if (overrule === undefined) return undefined
  const chosen = overrule.to === undefined ? undefined : findOption(among, overrule.to)
  const fits = overrule.list === by.id && (overrule.to === undefined || chosen !== undefined)
  // After a correction the overrule applies only if its candidate is still available.
  if (!fits && overrule === before) return undefined
  if (!fits)
    throw new ReplayMismatch(
      withParams(replayMismatchKinds.overrule, { step: overrule.after + 1, list: overrule.list }),
    )
  table.recorder?.overruled(overrule)
  return chosen === undefined ? [] : [chosen]
}

export function isOverruleFor({ decision }: Overrule, { number }: Decision): boolean {
  return number === decision
}

export function isSameDecision(one: Decision, other: Decision): boolean {
  return one.number === other.number && one.by === other.by && one.after === other.after
}

export function makeOverrule(decision: Decision, to: string | undefined, reason: string): Parsed<Overrule> {
  const { number, by, after, turn, among, chosen, secret } = decision
  if (secret === true) return parseFailure('That decision is hidden for now.')
  if (to === undefined && by.kind === 'chart')
    return parseFailure('A chart always gives something: choose one of its entries.')
  if (to !== undefined && !among.some((candidate) => candidate.id === to))
    return parseFailure(`${to} is not one of: ${among.map((candidate) => candidate.id).join(', ')}.`)
  return parseSuccess({
    decision: number,
    list: by.id,
    after,
    turn,
    instead: chosen?.id,
    to,
    reason,
  })
}
