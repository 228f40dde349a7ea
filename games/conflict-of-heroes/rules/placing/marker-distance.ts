import { type Candidate, memoizeByObjects, currentReading } from '@opfor/kernel'
import { reachOf } from '../guidelines/entry-edges.ts'
import { type EdgeOfMap, mapsUnder, rankFrom } from '../../table/maps/maps.ts'
import { enemyOf } from '../../table/pieces.ts'
import { markerEdge } from '../rulings.ts'
import { playerOf, playersOf, type Situation } from '../../table/situation.ts'

export interface Marker {
  readonly by: string
  readonly hexes: number
}

/** G 3.7.2: the edges from which the hexes are counted. */
export function edgesFor(now: Situation, about: Marker): readonly EdgeOfMap[] {
  return sidesFor(now, about).flat()
}

/** Each entry edge with its full reach. */
const sidesFor = memoizeByObjects((now: Situation, { by }: Marker): readonly (readonly EdgeOfMap[])[] => {
  const player = playerOf(now, by)
  const whose =
    currentReading(now, markerEdge) === 'opponent' ? playersOf(now, enemyOf(player.side)) : [player]
  return whose.flatMap(({ edge }) => (edge === undefined ? [] : [reachOf(now, edge)]))
})

/** G 3.7.2: the rank of the hex from each of the edges on its map. */
export function ranks(now: Situation, { id }: Candidate, about: Marker): readonly number[] {
  const maps = mapsUnder(now.maps, id)
  return sidesFor(now, about).flatMap((side) => {
    const along = side.find(({ map }) => map === maps[0])
    const isAlong = maps.every((each) => side.some(({ map }) => map === each))
    return along === undefined || !isAlong ? [] : (rankFrom(along.edge, id) ?? [])
  })
}
