import { distance } from './geometry/point.ts'
import { tokenRadius, type Ground } from './geometry/reach.ts'
import { coverAgainst, sees } from './geometry/sight.ts'
import type { Point } from './geometry/point.ts'
import { isAlive, type Situation, type Unit } from './situation.ts'

/** Whether facts are computed. */
export function isTracked({ knowing }: Situation): boolean {
  return knowing === 'map'
}

/** Whether there is a map, be it only to propose. */
export function isMapped({ knowing }: Situation): boolean {
  return knowing !== 'asked'
}

/** The gap between two tokens in inches, down to a tenth: nearest model to nearest model. */
export function gap(a: Point, b: Point): number {
  return Math.max(0, Math.floor(distance(a, b)) - 2 * tokenRadius) / 10
}

/** The distance to the nearest of these units. */
export function nearest(at: Point, units: readonly Unit[], furthest: number): number {
  let best = furthest
  for (const unit of units) best = Math.min(best, gap(at, unit.at))
  return best
}

/** Whether one unit sees another. */
export function seesUnit({ battle }: Situation, from: Unit, to: Unit): boolean {
  return sees(battle.terrain, from.at, to.at)
}

/** The target number by the roster's own numbers: skill, range and cover. */
export function targetNumber({ battle }: Situation, from: Unit, to: Unit): number {
  const { shoot, rangeStep } = from.profile
  const far = Math.floor(gap(from.at, to.at) / rangeStep)
  return shoot + far + coverAgainst(battle.terrain, to.at, from.at)
}

/** Whether a unit stands in the open for another. */
export function isInTheOpen({ battle }: Situation, from: Unit, to: Unit): boolean {
  return coverAgainst(battle.terrain, to.at, from.at) === 0
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
  }
}

/** Whether a side holds an objective: a unit near it, and no enemy as near. */
export function controls(now: Situation, side: Unit['side'], at: Point): boolean {
  const near = now.units.filter((unit) => isAlive(unit) && gap(unit.at, at) + 1 <= now.house.control)
  return near.length > 0 && near.every((unit) => unit.side === side)
}

/** Whether a unit alone holds an objective for its side. */
export function holdsAlone(now: Situation, unit: Unit): boolean {
  return now.battle.objectives.some(({ at }) => {
    if (!controls(now, unit.side, at)) return false
    const near = now.units.filter((each) => isAlive(each) && gap(each.at, at) + 1 <= now.house.control)
    return near.length === 1 && near[0]?.id === unit.id
  })
}
