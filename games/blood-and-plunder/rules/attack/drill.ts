import { isShootingSpecialist } from '../action-exceptions/action-exceptions.ts'
import type { Actor } from '../charts/facts.ts'
import { targetNumber } from '../../table/on-the-map.ts'
import { type Situation, type Unit, unitWith } from '../../table/situation.ts'

/** Shooting Specialists: the unit has the shot of several actions, and enough actions. */
export function mayDrill(now: Situation, actor: Actor): boolean {
  const unit = unitWith(now, actor.id)
  return isShootingSpecialist(unit) && hasTimeToDrill(unit, actor)
}

export function hasTimeToDrill({ profile }: Unit, { actions }: Actor): boolean {
  return actions >= Math.max(2, profile.volley.actions)
}

export function drilledNumber(target: Unit, now: Situation, actor: Actor): number {
  const unit = unitWith(now, actor.id)
  return targetNumber(now, unit, target) - unit.profile.volley.better
}

export function drilledHits(target: Unit, now: Situation, actor: Actor): boolean {
  return drilledNumber(target, now, actor) <= 8
}
