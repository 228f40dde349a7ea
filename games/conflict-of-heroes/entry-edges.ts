import { reading, type Table } from '@opfor/kernel'
import { type EdgeOfMap, edgesInARow } from './maps.ts'
import { edgeName, playerName } from './naming.ts'
import { wideEdge } from './rulings.ts'
import type { Situation } from './situation.ts'
import { words } from './words.ts'

/** G 2.1, 6: the edges over which units enter: that of one map, or the whole side of all maps in a row. */
export function reachOf(now: Situation, edge: EdgeOfMap): readonly EdgeOfMap[] {
  return reading(now, wideEdge) === 'one' ? [edge] : edgesInARow(now.maps, edge)
}

/** Where an entry edge reaches over several maps, it is told once all edges are chosen. */
export function tellReach(table: Table<Situation>): void {
  for (const { id, edge } of table.now.players) {
    const edges = edge === undefined ? [] : reachOf(table.now, edge)
    if (edges.length > 1)
      table.change(table.now, words.wholeEdge, {
        player: playerName(id),
        edges: edges.map((each) => edgeName(table.now, each)),
      })
  }
}
