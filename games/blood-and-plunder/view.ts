import { bandOf, type Band, cardName } from './cards.ts'
import { chart1, opforState } from './chart-1.ts'
import { shipRadius } from './footprint.ts'
import type { Point } from './geometry/point.ts'
import { reachable } from './geometry/ways.ts'
import { radiusOf as reachOf } from './on-the-map.ts'
import { groundOf } from './places.ts'
import type { Ship, Situation, Unit } from './situation.ts'
import type { State } from './strike-points.ts'

/** What a drawing of the table needs to know of the game; it computes no rule of its own. */
export { canShoot, hasGun, isEngaged } from './action-exceptions.ts'
export { type Battle, type Side, sides } from './battle.ts'
export { fileWord } from './file-words.ts'
export { direction } from './geometry/compass.ts'
export type { Point } from './geometry/point.ts'
export type { Terrain } from './geometry/terrain.ts'
export { isMapped } from './on-the-map.ts'
export { startingModels } from './profile.ts'
export { nameOf } from './samples/names.ts'
export { isAlive, shipWith } from './situation.ts'
export { lossesOf, tallies } from './strike-points.ts'
export { bandOf, cardName, chart1, opforState }
export { shipTable } from './ships.ts'
export type { Band, Ship, Situation, State, Unit }

/** How far a unit or a ship reaches to each side of its middle, in tenths of an inch: distances are from there. */
export function radiusOf(now: Situation, piece: Unit | Ship): number {
  return 'hull' in piece ? shipRadius : reachOf(now, piece)
}

/** The way that the map proposes to a place: straight, or round corners. */
export function wayTo(now: Situation, unit: Unit, to: Point): readonly Point[] {
  const [way] = reachable(groundOf(now, unit), unit.at, unit.profile.move * 10, [to])
  return way?.to === to ? way.path : [unit.at, to]
}
