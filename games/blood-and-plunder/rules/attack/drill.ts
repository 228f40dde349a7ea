import { isShootingSpecialist } from '../action-exceptions/action-exceptions.ts'
import type { Actor } from '../charts/facts.ts'
import { targetNumber } from '../../table/on-the-map.ts'
import { type Situation, type Unit, unitWith } from '../../table/situation.ts'

/** Shooting Specialists: whether a unit has the shot of several actions, and enough of them. */
export function mayDrill(now: Situation, actor: Actor): boolean {
  const unit = unitWith(now, actor.id)
  return isShootingSpecialist(unit) && hasTimeToDrill(unit, actor)
}

/** Whether a specialist has actions enough for its drilled shot. */
export function hasTimeToDrill({ profile }: Unit, { actions }: Actor): boolean {
  return actions >= Math.max(2, profile.volley.actions)
}

/** The target number of the shot of several actions, by the roster's own numbers. */
export function drilledNumber(target: Unit, now: Situation, actor: Actor): number {
  const unit = unitWith(now, actor.id)
  return targetNumber(now, unit, target) - unit.profile.volley.better
}

/** By these numbers: the shot of several actions brings the target number to 8 or less. */
export function drilledHits(target: Unit, now: Situation, actor: Actor): boolean {
  return drilledNumber(target, now, actor) <= 8
}
