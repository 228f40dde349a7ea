import {
  ask,
  type Candidate,
  choice,
  formQuestion,
  withParams,
  message,
  type Procedure,
  type Table,
} from '@opfor/kernel'
import { chosen } from '../choosing.ts'
import {
  type EdgeOfMap,
  openEdges,
  outermost,
  touching,
  unusedMaps,
  withMapAt,
} from '../../table/maps/maps.ts'
import { edgeChoice, edgeName, mapChoice, playerName } from '../../table/naming.ts'
import { type Situation, withPlayer } from '../../table/situation.ts'
import { words } from '../words.ts'

const pickSecond = message('coh.ask.secondMap', 'Which map do you add?')
const joinWhere = message(
  'coh.ask.join',
  'To which edge do you join map {map}? Edges that touch have the same length.',
)
const mapAndJoin = message(
  'coh.ask.mapAndJoin',
  'Which map do you add, and to which edge do you join it? Edges that touch have the same length.',
)
const mapField = message('coh.mapAndEdge.map', 'Map')
const joinField = message('coh.mapAndJoin.join', 'Joined to')
const turnedRound = message('coh.mapAndJoin.turned', '{edge}; the new map rotated 180°')
const joinOf = message('coh.joinOf', '{edge}, to {own}')

type Join = EdgeOfMap & Candidate & { readonly isTurned: boolean }

/** G 3.8: joins any other map if edges of the same length touch. Does nothing if all are in play. */
export function* addMap(table: Table<Situation>, seat: string): Procedure<void> {
  if (table.now.asking === 'few' && unusedMaps(table.now).length > 0) {
    const told = yield* ask(table, (now) => (unusedMaps(now).length === 0 ? undefined : joinForm(now, seat)))
    if (told !== undefined) lay(table, told.map.map, told.join)
    return
  }
  const added = yield* chosen(table, 'coh.addMap', seat, pickSecond, (now) => unusedMaps(now).map(mapChoice))
  if (added === undefined) {
    table.change(table.now, words.noMap)
    return
  }
  const at = yield* chosen(table, 'coh.join', seat, withParams(joinWhere, { map: added.map }), (now) =>
    unusedMaps(now).includes(added.map) ? joins(now, added.map) : [],
  )
  if (at !== undefined) lay(table, added.map, at)
}

function lay(table: Table<Situation>, map: number, at: Join): void {
  const maps = withMapAt(table.now.maps, at, map, at.isTurned)
  const [first] = table.now.maps
  const isAlike = at.isTurned === (first?.turned === true)
  table.change({ ...table.now, maps }, isAlike ? words.mapAdded : words.mapTurned, {
    map,
    first: first?.map ?? map,
    own: edgeName(table.now, { map, edge: touching(table.now.maps, at, at.isTurned) }),
    edge: edgeName(table.now, at),
  })
}

function joinForm(now: Situation, seat: string) {
  const places = waysRound.flatMap((isTurned) =>
    openEdges(now.maps).map((at): Join => {
      const { id, name } = edgeChoice(now, at)
      return isTurned
        ? { ...at, isTurned, id: `${id}-turned`, name: withParams(turnedRound, { edge: name }) }
        : { ...at, isTurned, id, name }
    }),
  )
  return formQuestion<{ readonly map: ReturnType<typeof mapChoice>; readonly join: Join }>(
    'coh.mapAndJoin',
    seat,
    mapAndJoin,
    {
      map: choice('coh.mapAndJoin.map', seat, mapField, unusedMaps(now).map(mapChoice)),
      join: choice('coh.mapAndJoin.join', seat, joinField, places),
    },
  )
}

const waysRound = [false, true] as const

function joins(now: Situation, map: number): readonly Join[] {
  return waysRound.flatMap((isTurned) =>
    openEdges(now.maps).map((at) => {
      const { id, name } = edgeChoice(now, at)
      const own = edgeName(now, { map, edge: touching(now.maps, at, isTurned) })
      return {
        ...at,
        isTurned,
        id: isTurned ? `${id}-turned` : id,
        name: withParams(joinOf, { edge: name, own }),
      }
    }),
  )
}

/** G 3.8: units due over a covered edge now enter from the far edge of the new map. */
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
