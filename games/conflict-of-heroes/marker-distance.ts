import { type Candidate, reading } from '@opfor/kernel'
import { reachOf } from './entry-edges.ts'
import { type EdgeOfMap, placeOf, rankFrom } from './maps.ts'
import { enemyOf } from './pieces.ts'
import { markerEdge } from './rulings.ts'
import { playerOf, playersOf, type Situation } from './situation.ts'

/** A Control Marker that is to be placed: who has played the card, and how many hexes from the edge it says. */
export interface Marker {
  readonly by: string
  readonly hexes: number
}

/** G 3.7.2: the edges from which the hexes are counted. */
export function edgesFor(now: Situation, { by }: Marker): readonly EdgeOfMap[] {
  const { side } = playerOf(now, by)
  const from = reading(now, markerEdge) === 'opponent' ? enemyOf(side) : side
  return playersOf(now, from).flatMap(({ edge }) => (edge === undefined ? [] : reachOf(now, edge)))
}

/** G 3.7.2: the how-manieth hex it is, counted from each of the edges on its map. */
export function ranks(now: Situation, { id }: Candidate, about: Marker): readonly number[] {
  return edgesFor(now, about).flatMap(({ map, edge }) =>
    placeOf(id)?.map === map ? (rankFrom(edge, id) ?? []) : [],
  )
}
