import type { Objective } from './battle.ts'
import { footprint, shipRadius } from './footprint.ts'
import { distance } from './geometry/point.ts'
import { type Ground, type Patch, tokenRadius } from './geometry/reach.ts'
import { coverAgainst, sees } from './geometry/sight.ts'
import type { Point } from './geometry/point.ts'
import { startingModels } from './profile.ts'
import { isAlive, shipOf, type Situation, type Unit } from './situation.ts'

export function isTracked({ knowing }: Situation): boolean {
  return knowing === 'map'
}

export function isMapped({ knowing }: Situation): boolean {
  return knowing !== 'asked'
}

/** The player says which candidate comes first, because no map knows. */
export function isSaidFirst(now: Situation): boolean {
  return !isTracked(now) && now.house.asking === 'few'
}

/** In inches, rounded down to a tenth, between the nearest models. */
export function gap(a: Point, b: Point, radii: number): number {
  return gapOf(distance(a, b), radii)
}

/** Like gap, from the tenths between the middles. */
export function gapOf(tenths: number, radii: number): number {
  return Math.max(0, Math.floor(tenths) - radii) / 10
}

/** In inches, hull to hull. */
export function hullGap(a: Point, b: Point): number {
  return gap(a, b, 2 * shipRadius)
}

export function placeOf(now: Situation, unit: Unit): Point {
  return shipOf(now, unit)?.at ?? unit.at
}

/** In tenths of an inch, ashore. */
export function ownRadius({ house }: Situation, unit: Unit): number {
  return footprint(unit, house.widths)
}

/** Aboard, the whole deck. */
export function radiusOf(now: Situation, unit: Unit): number {
  return shipOf(now, unit) === undefined ? ownRadius(now, unit) : shipRadius
}

/** In inches. */
function gapTo(now: Situation, at: Point, unit: Unit, radius: number): number {
  return gap(at, placeOf(now, unit), radius + radiusOf(now, unit))
}

/** In inches. */
export function apart(now: Situation, unit: Unit, other: Unit): number {
  return gapTo(now, placeOf(now, unit), other, radiusOf(now, unit))
}

/** Losses alone do not separate units: uses their original widths. */
export function isTouching(now: Situation, unit: Unit, other: Unit): boolean {
  const whole = (each: Unit): number =>
    radiusOf(now, { ...each, models: startingModels(each.profile), gunLost: false })
  return gap(placeOf(now, unit), placeOf(now, other), whole(unit) + whole(other)) === 0
}

/** In inches; an objective has the size of a token. */
export function gapToObjective(now: Situation, unit: Unit, at: Point): number {
  return gap(placeOf(now, unit), at, ownRadius(now, unit) + tokenRadius)
}

export function nearest(
  now: Situation,
  at: Point,
  units: readonly Unit[],
  furthest: number,
  radius: number,
): number {
  let best = furthest
  for (const unit of units) best = Math.min(best, gapTo(now, at, unit, radius))
  return best
}

export function seesUnit(now: Situation, from: Unit, to: Unit): boolean {
  return sees(now.battle.terrain, placeOf(now, from), placeOf(now, to))
}

export function targetNumber(now: Situation, from: Unit, to: Unit): number {
  const { shoot, rangeStep } = from.profile
  return shoot + Math.floor(apart(now, from, to) / rangeStep) + coverOf(now, from, to)
}

export function isInTheOpen(now: Situation, from: Unit, to: Unit): boolean {
  return coverOf(now, from, to) === 0
}

function coverOf(now: Situation, from: Unit, to: Unit): number {
  return coverAgainst(now.battle.terrain, placeOf(now, to), placeOf(now, from), ownRadius(now, from))
}

export function groundFor(now: Situation, unit: Unit): Ground {
  const ashore = now.units.filter((each) => isAlive(each) && each.aboard === '' && each.id !== unit.id)
  const radius = ownRadius(now, unit)
  const contact = (other: Unit): Patch => ({ middle: other.at, radius: radius + ownRadius(now, other) })
  return {
    width: now.battle.width,
    height: now.battle.height,
    impassable: now.battle.terrain.filter(({ impassable }) => impassable),
    radius,
    others: ashore.map(contact),
    enemies: ashore.filter(({ side }) => side !== unit.side).map(contact),
    kept: [],
  }
}

export function isNearTo(now: Situation, unit: Unit, at: Point, objective: Point): boolean {
  return gap(at, objective, ownRadius(now, unit)) <= now.house.control
}

/** A unit near the objective, and no enemy as near. */
export function controls(now: Situation, side: Unit['side'], at: Point): boolean {
  const near = unitsNear(now, at)
  return near.length > 0 && near.every((unit) => unit.side === side)
}

export function holdsAlone(now: Situation, unit: Unit): boolean {
  return heldAlone(now, unit).length > 0
}

export function heldAlone(now: Situation, unit: Unit): readonly Objective[] {
  return now.battle.objectives.filter(({ at }) => {
    if (!controls(now, unit.side, at)) return false
    const near = unitsNear(now, at)
    return near.length === 1 && near[0]?.id === unit.id
  })
}

function unitsNear(now: Situation, at: Point): readonly Unit[] {
  return now.units.filter((unit) => isAlive(unit) && gapTo(now, at, unit, 0) <= now.house.control)
}
