import { type Message, currentReading, type Table } from '@opfor/kernel'
import { type EdgeOfMap, edgesOnSide } from '../../table/maps/maps.ts'
import { edgeName, playerName } from '../../table/naming.ts'
import { wideEdge } from '../rulings.ts'
import { playerOf, type Situation } from '../../table/situation.ts'
import { words } from '../words.ts'

/** G 2.1, 6: the edge of one map, or the whole side of all maps. */
export function reachOf(now: Situation, edge: EdgeOfMap): readonly EdgeOfMap[] {
  return currentReading(now, wideEdge) === 'one' ? [edge] : edgesOnSide(now.maps, edge)
}

/** Logs a wide entry edge once all edges are chosen, and if a new map changes it. */
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
