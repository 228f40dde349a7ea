import { type Candidate, fill, message, type Procedure, reading, type Table } from '@opfor/kernel'
import { chosen } from './choosing.ts'
import { type EdgeOfMap, openEdges, outermost, touching, unusedMaps, withMapAt } from './maps.ts'
import { edgeChoice, edgeName, mapChoice, playerName } from './naming.ts'
import { turnedMaps } from './rulings.ts'
import { type Situation, withPlayer } from './situation.ts'
import { words } from './words.ts'

const pickSecond = message('coh.ask.secondMap', 'Which map do you add?')
const joinWhere = message(
  'coh.ask.join',
  'To which edge do you join map {map}? Edges that touch have the same length.',
)
const joinOf = message('coh.joinOf', '{edge}, to {own}')

/** G 3.8: any other map, joined where edges of the same length touch; nothing where all maps are in play. */
export function* addMap(table: Table<Situation>, seat: string): Procedure<void> {
  const added = yield* chosen(table, 'coh.addMap', seat, pickSecond, (now) => unusedMaps(now).map(mapChoice))
  if (added === undefined) {
    table.change(table.now, words.noMap)
    return
  }
  const at = yield* chosen(table, 'coh.join', seat, fill(joinWhere, { map: added.map }), (now) =>
    unusedMaps(now).includes(added.map) ? joins(now, added.map) : [],
  )
  if (at === undefined) return
  const maps = withMapAt(table.now.maps, at, added.map, at.isTurned)
  table.change({ ...table.now, maps }, at.isTurned ? words.mapTurned : words.mapAdded, {
    map: added.map,
    own: edgeName(table.now, { map: added.map, edge: touching(table.now.maps, at, at.isTurned) }),
    edge: edgeName(table.now, at),
  })
}

/** Every edge to which a map can be joined, the same way round as the first map or, if the reading lets it, turned round. */
function joins(
  now: Situation,
  map: number,
): readonly (EdgeOfMap & Candidate & { readonly isTurned: boolean })[] {
  const ways = reading(now, turnedMaps) === 'same' ? [false] : [false, true]
  return ways.flatMap((isTurned) =>
    openEdges(now.maps).map((at) => {
      const { id, name } = edgeChoice(now, at)
      const own = edgeName(now, { map, edge: touching(now.maps, at, isTurned) })
      return { ...at, isTurned, id: isTurned ? `${id}-turned` : id, name: fill(joinOf, { edge: name, own }) }
    }),
  )
}

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
