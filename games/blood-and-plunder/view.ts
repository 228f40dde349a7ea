import { bandOf, type Band, cardName } from './cards.ts'
import { chart1, opforState } from './chart-1.ts'
import type { Point } from './geometry/point.ts'
import { reachable } from './geometry/ways.ts'
import { groundOf } from './places.ts'
import type { Situation, Unit } from './situation.ts'
import type { State } from './strike-points.ts'

/** What a drawing of the table needs to know of the game; it computes no rule of its own. */
export { canShoot, isEngaged } from './action-exceptions.ts'
export { type Battle, type Side, sides } from './battle.ts'
export { fileWord } from './file-words.ts'
export { direction } from './geometry/compass.ts'
export type { Point } from './geometry/point.ts'
export type { Terrain } from './geometry/terrain.ts'
export { gap, isMapped } from './on-the-map.ts'
export { startingModels } from './profile.ts'
export { nameOf } from './samples/names.ts'
export { isAlive, shipWith, type Ship, type Situation, type Unit } from './situation.ts'
export { lossesOf, tallies } from './strike-points.ts'
export { bandOf, cardName, chart1, opforState }
export { shipTable } from './ships.ts'
export type { Band, State }

/** The way that the map proposes to a place: straight, or round corners. */
export function wayTo(now: Situation, unit: Unit, to: Point): readonly Point[] {
  const [way] = reachable(groundOf(now, unit), unit.at, unit.profile.move * 10, [to])
  return way?.to === to ? way.path : [unit.at, to]
}
