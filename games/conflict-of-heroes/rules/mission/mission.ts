import { ask, type Candidate, choice, type Message, message, type Procedure, type Table } from '@opfor/kernel'
import {
  end,
  lose,
  newRound,
  score,
  spendCaps,
  standing,
  truckLeaves,
} from '../completion/rounds-and-losses.ts'
import { drawFromEntryCup, reveal } from './draw-cups.ts'
import { advance, endTrack } from './mission-track.ts'
import { advanceOf } from './order-advance.ts'
import { drawOrderCard } from './order-draws.ts'
import { tryOrders } from '../developing-the-ai/orders-left-to-right.ts'
import { placeByNumber } from '../special-rules/placement-advantage.ts'
import { rumors, tileName } from '../../table/pieces.ts'
import { inMission, missionOf, pickedFor, type Situation, unitsAt } from '../../table/situation.ts'
import { placeTileDefenses, unplaced } from './tile-defenses.ts'
import { roundOfTruck } from '../special-rules/truck-of-soviet-22.ts'
import { unitOf } from '../../table/placing/units.ts'
import { hasMissingUnits, enterMissingUnits } from './missing-units.ts'
import { words } from '../words.ts'

const whatNow = message(
  'coh.ask.mission',
  "Play your turns. Carry out the AI's Order Card: how far does its marker move?",
)
const whatNext = message(
  'coh.ask.missionDrawing',
  "Play your turns; on the AI's turn, draw its order here. What happens?",
)

interface Happening extends Candidate {
  possible(now: Situation): boolean
  happen(table: Table<Situation>): Procedure<void>
}

const real = (now: Situation): boolean => now.ordersBy === 'real'
const always = (): boolean => true

function happening(
  id: string,
  name: Message,
  possible: Happening['possible'],
  happen: Happening['happen'],
): Happening {
  return { id, name, possible, happen }
}

const usual: readonly Happening[] = [
  happening('one', message('coh.do.one', 'AI: marker +1'), real, (table) => order(table, 1)),
  happening('two', message('coh.do.two', 'AI: marker +2'), real, (table) => order(table, 2)),
  happening('stays', message('coh.do.stays', 'AI: marker stays'), real, (table) => order(table, 0)),
  happening('order', message('coh.do.order', 'AI: draw an order'), (now) => !real(now), drawOrder),
  happening(
    'check',
    message('coh.do.check', 'You: Spent Check'),
    (now) => !real(now),
    (table) => drawBeside(table, words.checkDrawn),
  ),
  happening('counteraction', message('coh.do.counteraction', 'Counteractions'), always, (table) =>
    tryOrders(table, 'counteractions'),
  ),
  happening('missionOrder', message('coh.do.missionOrder', 'Mission Orders'), always, (table) =>
    tryOrders(table, 'orders'),
  ),
  happening('round', message('coh.do.round', 'A new Round begins'), always, newRound),
]

const others: readonly Happening[] = [
  happening(
    'enter',
    message('coh.do.enter', 'No AI unit can move: one enters'),
    (now) => unitsAt(now, 'entryCup').length > 0,
    drawFromEntryCup,
  ),
  happening(
    'reveal',
    message('coh.do.reveal', 'A Rumored Enemy is revealed'),
    (now) => now.rumored.length > 0,
    reveal,
  ),
  happening(
    'rumor',
    message('coh.do.rumor', 'A Rumored Enemy is placed'),
    (now) => now.rumored.length < rumors.rumored,
    placeByNumber,
  ),
  happening(
    'event',
    message('coh.do.event', 'An event draws an Order Card'),
    (now) => !real(now),
    (table) => drawBeside(table, words.eventDrawn),
  ),
  happening(
    'defenses',
    message('coh.do.defenses', 'A tile: Defense Counters'),
    (now) => unplaced(now).length > 0,
    placeTileDefenses,
  ),
  happening(
    'truck',
    message('coh.do.truck', 'The Truck has left the map by its exit edge'),
    (now) => missionOf(now).truck !== undefined && roundOfTruck(now) === undefined,
    truckLeaves,
  ),
  happening('caps', message('coh.do.caps', 'You spent CAPs'), always, spendCaps),
  happening('lost', message('coh.do.lost', 'A unit was destroyed'), (now) => standing(now).length > 0, lose),
  happening(
    'untold',
    message('coh.do.untold', 'A unit that you have not named yet'),
    hasMissingUnits,
    enterMissingUnits,
  ),
  happening('vp', message('coh.do.vp', 'A side scores VP'), always, score),
  happening('end', message('coh.do.end', 'The mission is over'), always, end),
]

const happenings: readonly Happening[] = [
  ...usual,
  ...others.map((each): Happening => ({ ...each, isRare: true })),
]

export function* missionTurn(table: Table<Situation>): Procedure<void> {
  const what = yield* ask(
    table,
    inMission((_, now) =>
      now.stage === 'mission'
        ? choice(
            'coh.mission',
            'player',
            real(now) ? whatNow : whatNext,
            happenings.filter((each) => each.possible(now)),
          )
        : undefined,
    ),
  )
  if (what !== undefined) yield* what.happen(table)
}

function* order(table: Table<Situation>, spaces: number): Procedure<void> {
  const { mission } = table.now
  if (mission !== undefined && mission.marker >= mission.end) yield* endTrack(table)
  else if (spaces > 0) yield* advance(table, spaces)
  else stay(table)
  if (table.now.stage === 'mission' && table.now.mission !== undefined) remind(table)
}

/** The marker may not have reached the track yet. */
function stay(table: Table<Situation>): void {
  const { marker } = missionOf(table.now)
  table.change(table.now, marker === 0 ? words.markerStaysBefore : words.markerStays, { space: marker })
}

/** G 6.1: the Special Mission Parameters of the tiles. */
function remind(table: Table<Situation>): void {
  const { ai, faces } = missionOf(table.now)
  for (const [tile, { parameter }] of Object.entries(faces)) {
    const careful = pickedFor(table.now, ai, tile)
    if (parameter === 'lowRisk')
      if (careful === undefined) table.change(table.now, words.lowRiskChosen, { tile: tileName(tile) })
      else if (careful.length > 0)
        table.change(table.now, words.lowRisk, { units: careful.map((id) => unitOf(id).name) })
    if (parameter === 'other') table.change(table.now, words.parameter, { tile: tileName(tile) })
  }
}

/** From the app's deck. An order may advance the marker. */
function* drawOrder(table: Table<Situation>): Procedure<void> {
  const card = yield* drawOrderCard(table, words.orderDrawn)
  if (card === undefined) return
  const spaces = yield* advanceOf(table, card)
  if (spaces !== undefined) yield* order(table, spaces)
}

/** For a Spent Check or an event: never advances the marker. */
function* drawBeside(table: Table<Situation>, tell: Message): Procedure<void> {
  yield* drawOrderCard(table, tell)
}
