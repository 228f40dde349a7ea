import type { Actor } from './facts.ts'
import { type Situation, type Unit, unitWith } from '../../table/situation.ts'

/** The unit that acts, as it is now. */
export function unitOf(now: Situation, actor: Actor): Unit {
  return unitWith(now, actor.id)
}

/** The OPFOR unit that is activated, if there is one. */
export function actingUnit(now: Situation): Unit | undefined {
  return now.units.find(({ id }) => id === now.acting.unit)
}

/** The situation after the actor has used actions; an order by a commander uses none of them. */
export function spent(now: Situation, actor: Actor, actions = 1): Situation {
  if (actor.ordered) return now
  return { ...now, acting: { ...now.acting, left: Math.max(0, now.acting.left - actions) } }
}

/** The situation with the actor's target noted. */
export function aimedAt(now: Situation, target: string): Situation {
  return { ...now, acting: { ...now.acting, target } }
}
