import { distance } from './geometry/point.ts'
import { tokenRadius, type Ground } from './geometry/reach.ts'
import { coverAgainst, sees } from './geometry/sight.ts'
import type { Point } from './geometry/point.ts'
import { isAlive, shipOf, type Situation, type Unit } from './situation.ts'

/** Whether facts are computed. */
export function isTracked({ knowing }: Situation): boolean {
  return knowing === 'map'
}

/** Whether there is a map, be it only to propose. */
export function isMapped({ knowing }: Situation): boolean {
  return knowing !== 'asked'
}

/** How large a ship's token is: two inches to each side. */
export const shipRadius = 20

/** The gap between two tokens in inches, down to a tenth: nearest model to nearest model. */
export function gap(a: Point, b: Point, radii = 2 * tokenRadius): number {
  return gapOf(distance(a, b), radii)
}

/** The gap in inches between two tokens that are so many tenths apart from middle to middle. */
export function gapOf(tenths: number, radii = 2 * tokenRadius): number {
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

/** How far a unit reaches to each side of its place: aboard it is the whole deck. */
export function radiusOf(now: Situation, unit: Unit): number {
  return shipOf(now, unit) === undefined ? tokenRadius : shipRadius
}

/** The gap in inches between a unit and a token of this size at a place: a unit's by standard. */
function gapTo(now: Situation, at: Point, unit: Unit, radius = tokenRadius): number {
  return gap(at, placeOf(now, unit), radius + radiusOf(now, unit))
}

/** The gap between two units in inches. */
export function apart(now: Situation, unit: Unit, other: Unit): number {
  return gapTo(now, placeOf(now, unit), other, radiusOf(now, unit))
}

/** The distance to the nearest of these units, from a token of this size: a unit's by standard. */
export function nearest(
  now: Situation,
  at: Point,
  units: readonly Unit[],
  furthest: number,
  radius = tokenRadius,
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
  return coverAgainst(now.battle.terrain, placeOf(now, to), placeOf(now, from))
}

/** What stands in the way of a unit ashore. */
export function groundFor(now: Situation, unit: Unit): Ground {
  const ashore = now.units.filter((each) => isAlive(each) && each.aboard === '' && each.id !== unit.id)
  return {
    width: now.battle.width,
    height: now.battle.height,
    impassable: now.battle.terrain.filter(({ impassable }) => impassable),
    others: ashore.map(({ at }) => at),
    enemies: ashore.filter(({ side }) => side !== unit.side).map(({ at }) => at),
    kept: [],
  }
}

/** Whether a unit that stands here is near enough to an objective to hold it. */
export function isNearTo({ house }: Situation, at: Point, objective: Point): boolean {
  return gap(at, objective) + 1 <= house.control
}

/** Whether a side holds an objective: a unit near it, and no enemy as near. */
export function controls(now: Situation, side: Unit['side'], at: Point): boolean {
  const near = unitsNear(now, at)
  return near.length > 0 && near.every((unit) => unit.side === side)
}

/** Whether a unit alone holds an objective for its side. */
export function holdsAlone(now: Situation, unit: Unit): boolean {
  return now.battle.objectives.some(({ at }) => {
    if (!controls(now, unit.side, at)) return false
    const near = unitsNear(now, at)
    return near.length === 1 && near[0]?.id === unit.id
  })
}

function unitsNear(now: Situation, at: Point): readonly Unit[] {
  return now.units.filter((unit) => isAlive(unit) && gapTo(now, at, unit) + 1 <= now.house.control)
}
