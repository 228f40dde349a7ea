import type { Candidate } from '@opfor/kernel'
import { type Situation, type Unit, unitWith } from '../../table/situation.ts'
import type { Actor } from './facts.ts'

export function eachOnce<C extends Candidate>(candidates: readonly C[]): readonly C[] {
  const first = new Map(candidates.toReversed().map((each) => [each.id, each]))
  return candidates.filter((each) => first.get(each.id) === each)
}

export function unitOf(now: Situation, actor: Actor): Unit {
  return unitWith(now, actor.id)
}

export function actingUnit(now: Situation): Unit | undefined {
  return now.units.find(({ id }) => id === now.acting.unit)
}

/** An order by a commander uses no actions. */
export function spent(now: Situation, actor: Actor, actions = 1): Situation {
  if (actor.ordered) return now
  return { ...now, acting: { ...now.acting, left: Math.max(0, now.acting.left - actions) } }
}

export function aimedAt(now: Situation, target: string): Situation {
  return { ...now, acting: { ...now.acting, target } }
}
