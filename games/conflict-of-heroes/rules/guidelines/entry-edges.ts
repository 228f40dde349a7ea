import { type Message, reading, type Table } from '@opfor/kernel'
import { type EdgeOfMap, edgesOnSide } from '../../table/maps/maps.ts'
import { edgeName, playerName } from '../../table/naming.ts'
import { wideEdge } from '../rulings.ts'
import { playerOf, type Situation } from '../../table/situation.ts'
import { words } from '../words.ts'

/** G 2.1, 6: the edges over which units enter: that of one map, or the whole side of all maps. */
export function reachOf(now: Situation, edge: EdgeOfMap): readonly EdgeOfMap[] {
  return reading(now, wideEdge) === 'one' ? [edge] : edgesOnSide(now.maps, edge)
}

/** Where an entry edge reaches over several maps, it is told once all edges are chosen, and when a map has made it another. */
export function tellReach(table: Table<Situation>, before?: Situation): void {
  for (const { id } of table.now.players) {
    const edges = namesOf(table.now, id)
    if (edges.length > 1 && (before === undefined || !isSame(namesOf(before, id), edges)))
      table.change(table.now, words.wholeEdge, { player: playerName(id), edges })
  }
}

function namesOf(now: Situation, id: string): readonly Message[] {
  const { edge } = playerOf(now, id)
  return edge === undefined ? [] : reachOf(now, edge).map((each) => edgeName(now, each))
}

function isSame(one: readonly Message[], other: readonly Message[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
