import { type Message, reading } from '@opfor/kernel'
import type { Objective } from './battle.ts'
import { tokenRadius } from './geometry/reach.ts'
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
} from './on-the-map.ts'
import { loneHolder, retreatTo } from './rulings/actions.ts'
import { nameOf } from './samples/names.ts'
import { enemiesOf, type Situation, type Unit } from './situation.ts'

/** Farther than any table is wide, in inches. */
export const far = 1000

/**
 * What a unit goes by when it moves: its enemies, the closest of them, the objective that it wants and the one that it
 * falls back to. Who is at the nearest objective that its side does not control wants none: the enemy comes next.
 */
export interface Bearings {
  readonly enemies: readonly Unit[]
  readonly closest: readonly Unit[]
  readonly objective: Objective | undefined
  readonly refuge: Objective | undefined
}

/** What a unit goes by where it stands now. */
export function bearingsOf(now: Situation, unit: Unit): Bearings {
  const enemies = enemiesOf(now, unit)
  const from = placeOf(now, unit)
  const near = nearest(now, from, enemies, far, radiusOf(now, unit))
  const inches = ({ at }: Objective): number => gapToObjective(now, unit, at)
  const byDistance = now.battle.objectives.toSorted((a, b) => inches(a) - inches(b))
  const wanted = byDistance.find(({ at }) => !controls(now, unit.side, at))
  return {
    enemies,
    closest: enemies.filter((enemy) => apart(now, unit, enemy) === near),
    objective: wanted !== undefined && isNearTo(now, unit, from, wanted.at) ? undefined : wanted,
    // Ruling: retreatTo.
    refuge:
      reading(now, retreatTo) === 'nearest'
        ? byDistance[0]
        : byDistance.find(({ at }) => nearest(now, at, enemies, far, tokenRadius) >= near),
  }
}

/** Whether a unit is still to go for an objective that its side does not control. */
export function wantsObjective(now: Situation, unit: Unit): boolean {
  return bearingsOf(now, unit).objective !== undefined
}

/** What a unit makes for: the objective that it wants in a tactical move, otherwise its nearest enemy. */
export function goalOf(now: Situation, unit: Unit, kind: MoveKind): readonly Message[] {
  const { closest, objective } = bearingsOf(now, unit)
  return kind === 'tactical' && objective !== undefined
    ? [nameOf(objective.name)]
    : closest.map(({ name }) => name)
}

/** Whether a unit makes no tactical move on a map, as it alone holds an objective. */
export function staysToHold(now: Situation, unit: Unit): boolean {
  // Ruling: loneHolder.
  return reading(now, loneHolder) === 'stays' && holdsAlone(now, unit)
}
