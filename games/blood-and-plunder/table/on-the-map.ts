import type { Objective } from './battle.ts'
import { footprint, shipRadius } from './footprint.ts'
import { distance } from './geometry/point.ts'
import { type Ground, type Patch, tokenRadius } from './geometry/reach.ts'
import { coverAgainst, sees } from './geometry/sight.ts'
import type { Point } from './geometry/point.ts'
import { startingModels } from './profile.ts'
import { isAlive, shipOf, type Situation, type Unit } from './situation.ts'

/** Whether facts are computed. */
export function isTracked({ knowing }: Situation): boolean {
  return knowing === 'map'
}

/** Whether there is a map, be it only to propose. */
export function isMapped({ knowing }: Situation): boolean {
  return knowing !== 'asked'
}

/** Whether the person says what comes first, where the map does not tell. */
export function isSaidFirst(now: Situation): boolean {
  return !isTracked(now) && now.house.asking === 'few'
}

/** The gap in inches, down to a tenth, between two that reach so far together: nearest model to nearest model. */
export function gap(a: Point, b: Point, radii: number): number {
  return gapOf(distance(a, b), radii)
}

/** The gap in inches between two that are so many tenths apart from middle to middle and reach so far together. */
export function gapOf(tenths: number, radii: number): number {
  return Math.max(0, Math.floor(tenths) - radii) / 10
}

/** The gap between two ships in inches: hull to hull. */
export function hullGap(a: Point, b: Point): number {
  return gap(a, b, 2 * shipRadius)
}

/** Where a unit stands on the map: aboard, where its ship lies. */
export function placeOf(now: Situation, unit: Unit): Point {
  return shipOf(now, unit)?.at ?? unit.at
}

/** How far a unit reaches to each side of its middle where it stands ashore, in tenths of an inch. */
export function ownRadius({ house }: Situation, unit: Unit): number {
  return footprint(unit, house.widths)
}

/** How far a unit reaches to each side of its place: aboard it is the whole deck. */
export function radiusOf(now: Situation, unit: Unit): number {
  return shipOf(now, unit) === undefined ? ownRadius(now, unit) : shipRadius
}

/** The gap in inches between a unit and something of this size at a place. */
function gapTo(now: Situation, at: Point, unit: Unit, radius: number): number {
  return gap(at, placeOf(now, unit), radius + radiusOf(now, unit))
}

/** The gap between two units in inches. */
export function apart(now: Situation, unit: Unit, other: Unit): number {
  return gapTo(now, placeOf(now, unit), other, radiusOf(now, unit))
}

/** Whether two units ashore touch. Losses alone do not part them: they are as wide as when they were whole. */
export function isTouching(now: Situation, unit: Unit, other: Unit): boolean {
  const whole = (each: Unit): number =>
    radiusOf(now, { ...each, models: startingModels(each.profile), gunLost: false })
  return gap(placeOf(now, unit), placeOf(now, other), whole(unit) + whole(other)) === 0
}

/** How far an objective is from a unit in inches: it lies there as a token. */
export function gapToObjective(now: Situation, unit: Unit, at: Point): number {
  return gap(placeOf(now, unit), at, ownRadius(now, unit) + tokenRadius)
}

/** The distance to the nearest of these units, from something of this size. */
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

/** Whether one unit sees another. */
export function seesUnit(now: Situation, from: Unit, to: Unit): boolean {
  return sees(now.battle.terrain, placeOf(now, from), placeOf(now, to))
}

/** The target number by the roster's own numbers: skill, range and cover. */
export function targetNumber(now: Situation, from: Unit, to: Unit): number {
  const { shoot, rangeStep } = from.profile
  return shoot + Math.floor(apart(now, from, to) / rangeStep) + coverOf(now, from, to)
}

/** Whether a unit stands in the open for another. */
export function isInTheOpen(now: Situation, from: Unit, to: Unit): boolean {
  return coverOf(now, from, to) === 0
}

function coverOf(now: Situation, from: Unit, to: Unit): number {
  return coverAgainst(now.battle.terrain, placeOf(now, to), placeOf(now, from), ownRadius(now, from))
}

/** What stands in the way of a unit ashore. */
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

/** Whether a unit that stands here is near enough to an objective to hold it. */
export function isNearTo(now: Situation, unit: Unit, at: Point, objective: Point): boolean {
  return gap(at, objective, ownRadius(now, unit)) <= now.house.control
}

/** Whether a side holds an objective: a unit near it, and no enemy as near. */
export function controls(now: Situation, side: Unit['side'], at: Point): boolean {
  const near = unitsNear(now, at)
  return near.length > 0 && near.every((unit) => unit.side === side)
}

/** Whether a unit alone holds an objective for its side. */
export function holdsAlone(now: Situation, unit: Unit): boolean {
  return heldAlone(now, unit).length > 0
}

/** The objectives that a unit alone holds for its side. */
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
