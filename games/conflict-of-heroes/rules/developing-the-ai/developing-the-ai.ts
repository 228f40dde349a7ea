import {
  ask,
  type Candidate,
  withParams,
  message,
  number,
  type Procedure,
  currentReading,
  applyRuling,
  type Table,
} from '@opfor/kernel'
import { pullTiles } from './ai-tiles.ts'
import { putMarker, sheetOf, tellBefore } from '../completion/before-the-mission.ts'
import { chosen } from '../choosing.ts'
import { handicapSolo } from '../special-rules/player-handicaps.ts'
import { edgeChoice, units } from '../../table/naming.ts'
import { notEntered } from '../generator-cards/not-entered.ts'
import { openEdges } from '../../table/maps/maps.ts'
import { orderDeck } from './order-deck.ts'
import { enemyOf, sideName } from '../../table/pieces.ts'
import { lastSpace } from '../../table/developing-the-ai/sheet-shapes.ts'
import { markerStart } from '../mission/solo-rulings.ts'
import { truckElsewhere, truckRound } from '../special-rules/truck-rulings.ts'
import {
  inMission,
  type Mission,
  playersOf,
  type Situation,
  unitsAt,
  withMission,
  withUnit,
} from '../../table/situation.ts'
import { sheetSide, tileSpaces } from './solo-mission-sheet.ts'
import { settleHidden } from '../special-rules/special-cards.ts'
import { takeTruck, truckOfSoviet22 } from '../special-rules/truck-of-soviet-22.ts'
import { unitOf } from '../../table/placing/units.ts'
import { words } from '../words.ts'
import { rollForYourSide } from './your-side.ts'

const endSpace = message('coh.ask.end', 'Which space of the Mission Track is labelled with {rounds} Rounds?')
const startSpace = message(
  'coh.ask.markerStart',
  'On which space of the Mission Track does the marker begin? 0: before space 1.',
)
const truckFrom = message(
  'coh.ask.truckFrom',
  'Which edge does the Truck enter from? A road leads from there to its exit edge.',
)
const truckTo = message('coh.ask.truckTo', 'Which edge does the Truck drive towards?')

/** G 5.3 to G 5.6: determines your side, and makes the AI from the other side's cards. */
export function* developAI(table: Table<Situation>): Procedure<void> {
  const human = yield* rollForYourSide(table)
  const ai = enemyOf(human)
  table.change(table.now, words.aiHasNone)
  yield* settleHidden(table, ai)
  const faces = yield* pullTiles(table, ai)
  const sheet = yield* sheetSide(table, Object.values(faces))
  const { caps } = playersOf(table.now, human)[0] ?? { caps: 0 }
  const mission: Mission = {
    ai,
    sheet,
    faces,
    counteractions: [],
    orders: [],
    track: [],
    deck: { top: [], rest: [], discard: [] },
    marker: 0,
    end: 0,
    round: 1,
    vp: { german: 0, soviet: 0 },
    caps,
    lost: 0,
  }
  table.change({ ...table.now, mission }, sheet === 'defense' ? words.defenseSheet : words.offenseSheet)
  yield* tileSpaces(table)
  yield* orderDeck(table)
  const handicap = table.now.asking === 'few' ? yield* tellBefore(table) : yield* tellTrack(table)
  fillEntryCup(table)
  yield* sendTruck(table)
  yield* handicapSolo(table, handicap)
  if (table.now.mission === undefined) return
  const { drawn: count = 0 } = playersOf(table.now, human)[0] ?? {}
  table.change(table.now, words.youDraw, { count })
  table.change({ ...table.now, stage: 'mission' }, words.missionBegins, { side: sideName(human) })
  table.change(table.now, words.firstTurn, { round: 1 })
}

function* tellTrack(table: Table<Situation>): Procedure<undefined> {
  yield* startMarker(table)
  yield* endMarker(table)
  return undefined
}

/** G 5.5: asks for the marker's start on the sheet. */
function* startMarker(table: Table<Situation>): Procedure<void> {
  if (currentReading(table.now, markerStart) === 'before') return
  const marker =
    inPack(table.now, 'start') ??
    (yield* ask(
      table,
      inMission(() =>
        number(
          'coh.markerStart',
          'player',
          startSpace,
          { from: 0, to: 20, unit: units.space },
          { proposal: 0 },
        ),
      ),
    ))
  if (marker !== undefined) putMarker(table, marker)
}

/** G 5.5.1: the coin for the end of the mission. Asked if no pack has the sheet. */
function* endMarker(table: Table<Situation>): Procedure<void> {
  const end =
    inPack(table.now, 'end') ??
    (yield* ask(
      table,
      inMission(({ marker }, { guideline }) =>
        number('coh.end', 'player', withParams(endSpace, { rounds: guideline.rounds }), {
          from: Math.min(lastSpace, marker + 1),
          to: lastSpace,
          unit: units.space,
        }),
      ),
    ))
  if (end === undefined) return
  table.change(withMission(table.now, { end }), words.endMarker, { space: end })
}

/** An end not beyond the marker is asked. */
function inPack(now: Situation, space: 'start' | 'end'): number | undefined {
  if (now.mission === undefined) return undefined
  const known = sheetOf(now)[space]
  return space === 'end' && known !== undefined && known <= now.mission.marker ? undefined : known
}

/** G 5.6: the AI's units that wait at the edge go into its Draw Cup. */
function fillEntryCup(table: Table<Situation>): void {
  if (table.now.mission === undefined) return
  const { ai } = table.now.mission
  const waiting = unitsAt(table.now, 'edge').filter(
    (id) => unitOf(id).side === ai && id !== truckOfSoviet22(table.now),
  )
  const next = waiting.reduce((now, id) => {
    const unit = now.units[id]
    return unit === undefined ? now : withUnit(now, id, { ...unit, at: 'entryCup' })
  }, table.now)
  const cards = notEntered(table.now, ai)
  if (waiting.length > 0)
    table.change(next, words.entryCup, { units: waiting.map((id) => unitOf(id).name), cards })
  else if (cards.length > 0) table.change(next, words.entryCupOf, { cards })
}

/** Soviet 22 (G 6.2): the AI's Truck drives by itself. */
function* sendTruck(table: Table<Situation>): Procedure<void> {
  const truck = truckOfSoviet22(table.now)
  if (truck === undefined || table.now.mission?.ai !== 'soviet') return
  if (!isToEnter(table.now, truck) && applyRuling(table, truckElsewhere) === 'stays') return
  const edge = (id: string, text: typeof truckFrom, but?: Candidate) =>
    chosen(table, id, 'player', text, (now) =>
      now.mission !== undefined && truckOfSoviet22(now) === truck
        ? openEdges(now.maps)
            .map((each) => edgeChoice(now, each))
            .filter((each) => each.id !== but?.id)
        : [],
    )
  const from = yield* edge('coh.truckFrom', truckFrom)
  const to = from && (yield* edge('coh.truckTo', truckTo, from))
  const unit = table.now.units[truck]
  if (from === undefined || to === undefined || unit === undefined) return
  const ends = { from: { map: from.map, edge: from.edge }, to: { map: to.map, edge: to.edge } }
  const sent = withMission(table.now, { truck: ends })
  const parts = { from: from.name, to: to.name }
  const waits = unit.at.startsWith('round-') && applyRuling(table, truckRound) === 'round'
  if (waits) table.change(sent, words.truckLater, { ...parts, round: unit.at.slice('round-'.length) })
  else {
    takeTruck(table, unit.at)
    table.change(
      withUnit(withMission(table.now, { truck: ends }), truck, { ...unit, at: 'road' }),
      words.truck,
      parts,
    )
  }
}

/** Beside its edge, or on a space of the Round track. */
function isToEnter({ units: all }: Situation, id: string): boolean {
  return /^(edge|round-.*)$/.test(all[id]?.at ?? '')
}
