import type { Candidate } from '../pieces/candidate.ts'
import { bad, good, type Parsed } from '../read/json.ts'
import type { Decision, LineSource } from './line.ts'
import { fill } from '../say/message.ts'
import { differs, Mismatch } from '../say/mismatch.ts'
import type { Overrule } from './overrule.ts'
import { optionWith } from './question.ts'
import type { Table } from './table.ts'

/** The candidate by which a person overrides this decision, or none; undefined without an overrule. */
export function overruledTo<C extends Candidate, S>(
  table: Table<S>,
  number: number,
  by: LineSource,
  among: readonly C[],
): readonly C[] | undefined {
  const before = table.overruledBefore(number)
  const overrule = table.overruled(number)
  if (overrule === undefined) return undefined
  const chosen = overrule.to === undefined ? undefined : optionWith(among, overrule.to)
  const fits = overrule.list === by.id && (overrule.to === undefined || chosen !== undefined)
  // After a correction the overrule applies only if its candidate is still available.
  if (!fits && overrule === before) return undefined
  if (!fits) throw new Mismatch(fill(differs.overrule, { step: overrule.after + 1, list: overrule.list }))
  table.recorder?.overruled(overrule)
  return chosen === undefined ? [] : [chosen]
}

/** Whether this is the decision that an overrule is about. */
export function isAbout({ decision }: Overrule, { number }: Decision): boolean {
  return number === decision
}

/** Whether both are the same decision of a match. */
export function isSame(one: Decision, other: Decision): boolean {
  return one.number === other.number && one.by === other.by && one.after === other.after
}

/** Creates the journal entry for overriding a decision with another candidate (or none). */
export function overruleOf(decision: Decision, to: string | undefined, reason: string): Parsed<Overrule> {
  const { number, by, after, turn, among, chosen, secret } = decision
  if (secret === true) return bad('That decision is hidden for now.')
  if (to === undefined && by.kind === 'chart')
    return bad('A chart always gives something: choose one of its entries.')
  if (to !== undefined && !among.some((candidate) => candidate.id === to))
    return bad(`${to} is not one of: ${among.map((candidate) => candidate.id).join(', ')}.`)
  return good({
    decision: number,
    list: by.id,
    after,
    turn,
    instead: chosen?.id,
    to,
    reason,
  })
}
