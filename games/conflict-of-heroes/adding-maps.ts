import type { Table } from '@opfor/kernel'
import { outermost } from './maps.ts'
import { edgeName, playerName } from './naming.ts'
import { type Situation, withPlayer } from './situation.ts'
import { words } from './words.ts'

/** G 3.8: units that were to enter over an edge that is covered now enter from the far edge of the new map. */
export function slideEdges(table: Table<Situation>): void {
  for (const { id, edge } of table.now.players) {
    if (edge === undefined) continue
    const far = outermost(table.now.maps, edge)
    if (far.map !== edge.map)
      table.change(withPlayer(table.now, id, { edge: far }), words.edgeSlides, {
        player: playerName(id),
        edge: edgeName(table.now, far),
      })
  }
}
