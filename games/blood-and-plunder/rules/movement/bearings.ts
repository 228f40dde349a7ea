import { type Message, memoizeByPart, currentReading } from '@opfor/kernel'
import type { Objective } from '../../table/battle.ts'
import { type Point, squared } from '../../table/geometry/point.ts'
import { tokenRadius } from '../../table/geometry/reach.ts'
import type { MoveKind } from './move-words.ts'
import {
  apart,
  controls,
  gapToObjective,
  holdsAlone,
  isNearTo,
  nearest,
  placeOf,
  radiusOf,
} from '../../table/on-the-map.ts'
import { loneHolder, retreatTo } from '../rulings/actions.ts'
import { nameOf } from '../../table/samples/names.ts'
import { enemiesOf, type Situation, type Unit } from '../../table/situation.ts'

/** Farther than any table is wide, in inches. */
export const far = 1000

/**
 * Enemies, objectives and refuges for moves, several if tied. At the nearest uncontrolled objective a unit wants none, only the
 * enemy.
 */
export interface Bearings {
  readonly enemies: readonly Unit[]
  readonly closest: readonly Unit[]
  readonly inches: (enemy: Unit) => number
  readonly objectives: readonly Objective[]
  readonly refuges: readonly Objective[]
}

export const bearingsOf = memoizeByPart((now: Situation, unit: Unit): Bearings => {
  const enemies = enemiesOf(now, unit)
  const from = placeOf(now, unit)
  const near = nearest(now, from, enemies, far, radiusOf(now, unit))
  const gaps = new Map(enemies.map((enemy) => [enemy.id, apart(now, unit, enemy)]))
  const inches = ({ id }: Unit): number => gaps.get(id) ?? far
  const toObjective = ({ at }: Objective): number => gapToObjective(now, unit, at)
  const nearestOf = (objectives: readonly Objective[]): readonly Objective[] => {
    const least = Math.min(...objectives.map(toObjective))
    return objectives.filter((each) => toObjective(each) === least)
  }
  const { objectives } = now.battle
  const wanted = nearestOf(objectives.filter(({ at }) => !controls(now, unit.side, at)))
  return {
    enemies,
    closest: enemies.filter((enemy) => inches(enemy) === near),
    inches,
    objectives: wanted.some(({ at }) => isNearTo(now, unit, from, at)) ? [] : wanted,
    // Ruling: retreatTo.
    refuges: nearestOf(
      currentReading(now, retreatTo) === 'nearest'
        ? objectives
        : objectives.filter(({ at }) => nearest(now, at, enemies, far, tokenRadius) >= near),
    ),
  }
})

export function wantsObjective(now: Situation, unit: Unit): boolean {
  return bearingsOf(now, unit).objectives.length > 0
}

/** The wanted objective in a tactical move, otherwise the nearest enemy. */
export function goalOf(now: Situation, unit: Unit, kind: MoveKind): readonly Message[] {
  return goalsOf(now, unit, kind).map(({ name }) => name)
}

/** Like goalOf for a unit at this place: of tied goals, those nearest from there. */
export function goalFrom(now: Situation, unit: Unit, kind: MoveKind, at: Point): readonly Message[] {
  const goals = goalsOf(now, unit, kind)
  const least = Math.min(...goals.map((goal) => squared(goal.at, at)))
  return goals.filter((goal) => squared(goal.at, at) === least).map(({ name }) => name)
}

function goalsOf(now: Situation, unit: Unit, kind: MoveKind): readonly { name: Message; at: Point }[] {
  const { closest, objectives } = bearingsOf(now, unit)
  return kind === 'tactical' && objectives.length > 0
    ? objectives.map(({ name, at }) => ({ name: nameOf(name), at }))
    : closest.map((enemy) => ({ name: enemy.name, at: placeOf(now, enemy) }))
}

export function staysToHold(now: Situation, unit: Unit): boolean {
  // Ruling: loneHolder.
  return currentReading(now, loneHolder) === 'stays' && holdsAlone(now, unit)
}
