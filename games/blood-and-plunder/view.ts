import { bandOf, type Band, cardName } from './rules/turn-overview/cards.ts'
import { chart1, opforState } from './rules/charts/chart-1.ts'
import { shipRadius } from './table/footprint.ts'
import { radiusOf as reachOf } from './table/on-the-map.ts'
import type { Ship, Situation, Unit } from './table/situation.ts'
import type { State } from './rules/turn-overview/strike-points.ts'

export { canShoot, hasGun, isEngaged } from './rules/action-exceptions/action-exceptions.ts'
export { type Battle, type Side, sides } from './table/battle.ts'
export { fileWord } from './table/file-words.ts'
export { direction } from './table/geometry/compass.ts'
export type { Point } from './table/geometry/point.ts'
export type { Terrain } from './table/geometry/terrain.ts'
export { isMapped } from './table/on-the-map.ts'
export { startingModels } from './table/profile.ts'
export { nameOf } from './table/samples/names.ts'
export { isAlive, shipWith } from './table/situation.ts'
export { pathTo } from './shown/map/proposed-move.ts'
export { lossesOf, tallies } from './rules/turn-overview/strike-points.ts'
export { bandOf, cardName, chart1, opforState }
export { shipTable } from './rules/opposing-force-ships/ships.ts'
export type { Band, Ship, Situation, State, Unit }

/** In tenths of an inch from the middle, to which distances refer. */
export function radiusOf(now: Situation, piece: Unit | Ship): number {
  return 'hull' in piece ? shipRadius : reachOf(now, piece)
}
