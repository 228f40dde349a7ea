import {
  withTieQuestion,
  type Candidate,
  withParams,
  type Message,
  message,
  must,
  tieByPlayer,
  withBoardTargets,
  type Procedure,
  priorityList,
  type Table,
} from '@opfor/kernel'
import { rule } from '../../table/citations.ts'
import { hexesOf } from '../../table/maps/maps.ts'
import { edgesFor, type Marker, ranks } from './marker-distance.ts'
import { atHexes, edgeName, hexChoices, hexName, otherHexes } from '../../table/naming.ts'
import { enemyOf, sideName } from '../../table/pieces.ts'
import { isDry } from './placing-units.ts'
import { markerEdge } from '../rulings.ts'
import { playerOf, type Situation } from '../../table/situation.ts'
import { react } from './units-near-a-marker.ts'
import { words } from '../words.ts'

const where = message('coh.ask.markerHex', 'Where do you place the Control Marker of {side}?')
const markerOf = message('coh.markerOf', '{side}, {count, plural, one {# hex} other {# hexes}} from {edges}')

/** Control Markers for each side; our number. */
export const controlMarkers = 6

/** G 3.7.2: the card's player chooses the hex of an enemy Control Marker. */
export const markerHex = priorityList<Candidate, Situation, Marker>(
  'conflict-of-heroes.marker',
  'Hex of the Control Marker',
  rule('G 3.7.2'),
  [
    must('free', 'no Control Marker lies there', ({ id }, now) => now.markers.every(({ at }) => at !== id)),
    must('dry', 'not marked as water', ({ id }, now) => isDry(now, id)),
    must(
      'rank',
      'as many hexes from the entry edge as the card says',
      (hex, now, about) => ranks(now, hex, about).includes(about.hexes),
      markerEdge,
    ),
  ],
  withTieQuestion(
    {
      id: 'coh.markerHex',
      to: (now: Situation, { by }: Marker) => playerOf(now, by).seat,
      text: (now: Situation, { by }: Marker) =>
        withParams(where, { side: sideName(enemyOf(playerOf(now, by).side)) }),
    },
    withBoardTargets(atHexes, tieByPlayer('player', 'the player of the card chooses')),
  ),
  { of: markerAbout, others: otherHexes },
)

function markerAbout(about: Marker, now: Situation): Message {
  return withParams(markerOf, {
    side: sideName(enemyOf(playerOf(now, about.by).side)),
    count: about.hexes,
    edges: edgesFor(now, about).map((edge) => edgeName(now, edge)),
  })
}

/** G 3.7.2: an enemy Control Marker goes this far from an entry edge; its side may then place units nearby. */
export function* placeControlMarker(table: Table<Situation>, by: string, hexes: number): Procedure<void> {
  const side = enemyOf(playerOf(table.now, by).side)
  const isLeft = ({ markers }: Situation): boolean =>
    markers.filter((each) => each.side === side).length < controlMarkers
  const at = yield* markerHex(table, (now) => (isLeft(now) ? hexChoices(now, hexesOf(now.maps)) : []), {
    by,
    hexes,
  })
  if (at === undefined) {
    table.change(table.now, isLeft(table.now) ? words.noMarker : words.noMarkerLeft, {
      side: sideName(side),
      count: controlMarkers,
    })
    return
  }
  const markers = [...table.now.markers, { kind: 'marker', side, at: at.id }]
  table.change({ ...table.now, markers }, words.marker, {
    side: sideName(side),
    hex: hexName(table.now, at.id),
  })
  yield* react(table, side, at.id)
}
