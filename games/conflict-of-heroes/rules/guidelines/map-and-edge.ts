import {
  ask,
  type Candidate,
  choice,
  formQuestion,
  message,
  messages,
  type Procedure,
  type Table,
} from '@opfor/kernel'
import { type Edge, edges, isLong, mapsWith } from '../../table/maps/maps.ts'
import { edgeName, mapChoice, playerName, sideOfMap } from '../../table/naming.ts'
import { playerOf, type Situation, withPlayer } from '../../table/situation.ts'
import { words } from '../words.ts'

const texts = messages('coh.mapAndEdge', {
  whole: message(
    'coh.ask.mapAndEdge',
    'Which map do you play on, and which of its edges do the units of the {player} enter from?',
  ),
  map: 'Map',
  edge: 'Entry edge',
})

type EdgeChoice = Candidate & { readonly edge: Edge }
type MapChoice = ReturnType<typeof mapChoice>

/** G 2.1, 5 and 6: with one map, the Initiative Player picks map and edge in one form. */
export function* tellMapAndEdge(table: Table<Situation>, id: string): Procedure<void> {
  const told = yield* ask(table, (now) => {
    if (now.maps.length > 0) return undefined
    const { seat } = playerOf(now, id)
    const offered = edges
      .filter((edge) => !now.guideline.longEdge || isLong(edge))
      .map((edge): EdgeChoice => ({ id: edge, edge, name: sideOfMap(now, edge) }))
    const text = { ...texts.whole, params: { player: playerName(id) } }
    return formQuestion<{ readonly map: MapChoice; readonly edge: EdgeChoice }>(
      'coh.mapAndEdge',
      seat,
      text,
      {
        map: choice('coh.mapAndEdge.map', seat, texts.map, mapsWith(now.pack).map(mapChoice)),
        edge: choice('coh.mapAndEdge.edge', seat, texts.edge, offered),
      },
    )
  })
  if (told === undefined) return
  const { map } = told.map
  table.change({ ...table.now, maps: [{ map, x: 0, y: 0 }] }, words.map, { map })
  const at = { map, edge: told.edge.edge }
  table.change(withPlayer(table.now, id, { edge: at }), words.edge, {
    player: playerName(id),
    edge: edgeName(table.now, at),
  })
}
