import {
  ask,
  type Candidate,
  choice,
  die,
  fill,
  message,
  number,
  type Procedure,
  ruled,
  type Table,
  yesNo,
} from '@opfor/kernel'
import { faceIn, type TileFace } from './card-pack.ts'
import { chosen } from './choosing.ts'
import { handicapSolo } from './player-handicaps.ts'
import { tileSpaces } from './mission-track.ts'
import { edgeChoice } from './naming.ts'
import { units } from './numbers-of.ts'
import { openEdges } from './maps.ts'
import { orderDeck } from './order-deck.ts'
import { enemyOf, readCard, type Side, sideName, tileName, twoDigits } from './pieces.ts'
import { sheetDie } from './rulings.ts'
import {
  inMission,
  type Mission,
  playersOf,
  type Situation,
  unitsAt,
  withMission,
  withUnit,
} from './situation.ts'
import { settleHidden } from './special-cards.ts'
import { areas, symbols } from './tile-faces.ts'
import { unitOf } from './units.ts'
import { words } from './words.ts'

const yourSide = message('coh.ask.yourSide', 'Roll for your side: 1 to 3 the Germans, 4 to 6 the Soviets.')
const sheetRoll = message(
  'coh.ask.sheet',
  'As many shields as bursts: roll for the side of the Solo Mission Sheet.',
)
const whichArea = message('coh.ask.area', '{tile}, {side}: where does it go?')
const whichSymbol = message('coh.ask.symbol', '{tile}, {side}: which symbol stands behind its number?')
const isYellow = message('coh.ask.yellow', '{tile}: does its text stand in a yellow box?')
const hasParameter = message(
  'coh.ask.parameter',
  '{tile}: does it list Special Mission Parameters in a lighter strip?',
)
const endSpace = message('coh.ask.end', 'Which space of the Mission Track is labelled with {rounds} Rounds?')
const truckFrom = message(
  'coh.ask.truckFrom',
  'Over which edge does the Truck enter? It is a road that leads to its exit edge.',
)
const truckTo = message('coh.ask.truckTo', 'Towards which edge does the Truck drive?')

/** G 5.3 to G 5.6: which side is yours, and the AI made from the cards that were played for the other. */
export function* developAI(table: Table<Situation>): Procedure<void> {
  const roll = yield* ask(table, () => die('coh.yourSide', yourSide, 6))
  const human: Side = roll <= 3 ? 'german' : 'soviet'
  const ai = enemyOf(human)
  table.change(table.now, words.yourSide, { roll, side: sideName(human), ai: sideName(ai) })
  yield* settleHidden(table, ai)
  const tiles = pulledTiles(table.now, ai)
  table.change(table.now, tiles.length > 0 ? words.tiles : words.noTiles, {
    tiles: tiles.map(tileName),
    side: sideName(ai),
  })
  const faces = yield* tellFaces(table, ai)
  const sheet = yield* sheetSide(table, Object.values(faces))
  const { caps } = playersOf(table.now, human)[0] ?? { caps: 0 }
  const mission: Mission = {
    ai,
    sheet,
    faces,
    counteractions: Object.keys(faces).filter((tile) => faces[tile]?.area === 'counteraction'),
    orders: Object.keys(faces).filter((tile) => faces[tile]?.area === 'order'),
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
  tileSpaces(table)
  orderDeck(table)
  yield* endMarker(table)
  fillEntryCup(table)
  yield* sendTruck(table)
  yield* handicapSolo(table)
  if (table.now.mission === undefined) return
  table.change({ ...table.now, stage: 'mission' }, words.missionBegins, { side: sideName(human) })
  table.change(table.now, words.firstTurn, { round: 1 })
}

/** G 5.3: the tiles of the AI's cards that were played for their top. */
function pulledTiles(now: Situation, ai: Side): readonly string[] {
  return now.plays
    .filter(({ card, half }) => half === 'top' && !card.startsWith('condition') && readCard(card).side === ai)
    .map(({ card }) => twoDigits(readCard(card).number))
    .toSorted()
}

/** The faces of all tiles that are pulled, also of those that come by a correction meanwhile. */
function* tellFaces(table: Table<Situation>, ai: Side): Procedure<Readonly<Record<string, TileFace>>> {
  const told = new Map<string, TileFace>()
  for (;;) {
    const pulled = pulledTiles(table.now, ai)
    const tile = pulled.find((each) => !told.has(each))
    if (tile === undefined) return Object.fromEntries([...told].filter(([each]) => pulled.includes(each)))
    told.set(tile, yield* tellFace(table, ai, tile))
  }
}

/** What a tile's face says that no pack knows. */
function* tellFace(table: Table<Situation>, ai: Side, tile: string): Procedure<TileFace> {
  const known = faceIn(table.now.pack, ai, tile) ?? {}
  const parts = { tile: tileName(tile), side: sideName(ai) }
  const area =
    known.area ?? (yield* ask(table, () => choice('coh.area', 'player', fill(whichArea, parts), areas))).id
  const symbol =
    known.symbol ??
    (yield* ask(table, () => choice('coh.symbol', 'player', fill(whichSymbol, parts), symbols))).id
  const yellow =
    area === 'track' &&
    (known.yellow ?? (yield* ask(table, () => yesNo('coh.yellow', 'player', fill(isYellow, parts)))))
  const parameter =
    known.parameter ??
    ((yield* ask(table, () => yesNo('coh.parameter', 'player', fill(hasParameter, parts))))
      ? 'other'
      : 'none')
  return { area, symbol, yellow, parameter }
}

/** G 5.3.2: more shields are Defense, more bursts Offense; a die decides between as many of each. */
function* sheetSide(table: Table<Situation>, faces: readonly TileFace[]): Procedure<'defense' | 'offense'> {
  const shields = faces.filter(({ symbol }) => symbol === 'shield').length
  const bursts = faces.length - shields
  table.change(table.now, words.symbols, { shields, bursts })
  if (shields !== bursts) return shields > bursts ? 'defense' : 'offense'
  const low = ruled(table, sheetDie) === 'low'
  const roll = yield* ask(table, () => die('coh.sheet', sheetRoll, 6))
  return roll <= 3 === low ? 'defense' : 'offense'
}

/** G 5.5.1: the coin for the end of the mission; the sheet says where, so the person is asked. */
function* endMarker(table: Table<Situation>): Procedure<void> {
  const end = yield* ask(
    table,
    inMission((_, { guideline }) =>
      number('coh.end', 'player', fill(endSpace, { rounds: guideline.rounds }), {
        from: 6,
        to: 60,
        unit: units.space,
      }),
    ),
  )
  if (end === undefined) return
  table.change(withMission(table.now, { end }), words.endMarker, { space: end })
}

/** G 5.6: the AI's units that wait at the edge go into its Draw Cup. */
function fillEntryCup(table: Table<Situation>): void {
  if (table.now.mission === undefined) return
  const { ai } = table.now.mission
  const waiting = unitsAt(table.now, 'edge').filter(
    (id) => unitOf(id).side === ai && !isTruckOf22(table.now, id),
  )
  const next = waiting.reduce((now, id) => {
    const unit = now.units[id]
    return unit === undefined ? now : withUnit(now, id, { ...unit, at: 'entryCup' })
  }, table.now)
  table.change(next, words.entryCup, { units: waiting.map((id) => unitOf(id).name), count: waiting.length })
}

function isTruckOf22(now: Situation, id: string): boolean {
  return now.units[id]?.card === 'soviet-22' && id.startsWith('soviet Truck')
}

/** Soviet 22 (G 6.2): the AI's Truck drives by itself, from one edge to another. */
function* sendTruck(table: Table<Situation>): Procedure<void> {
  const truck = Object.keys(table.now.units).find((id) => isTruckOf22(table.now, id))
  if (truck === undefined || table.now.mission?.ai !== 'soviet') return
  const edge = (id: string, text: typeof truckFrom, but?: Candidate) =>
    chosen(table, id, 'player', text, (now) =>
      now.mission !== undefined && isTruckOf22(now, truck)
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
  const next = withUnit(withMission(table.now, { truck: ends }), truck, { ...unit, at: 'road' })
  table.change(next, words.truck, { from: from.name, to: to.name })
}
