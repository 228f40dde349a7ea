import {
  ask,
  type Candidate,
  choice,
  withParams,
  message,
  type Procedure,
  currentReading,
  type Table,
} from '@opfor/kernel'
import { distance } from '../../table/maps/maps.ts'
import { hexName } from '../../table/naming.ts'
import { notEntered } from '../generator-cards/not-entered.ts'
import { cardName, type Side, sideName } from '../../table/pieces.ts'
import { placeTogether, placeUnit } from './placing-units.ts'
import { reactionCards } from '../rulings.ts'
import { playersOf, type Situation, unitsOf } from '../../table/situation.ts'
import { unitOf } from '../../table/placing/units.ts'
import { words } from '../words.ts'

const whose = message(
  'coh.ask.reaction',
  'A Control Marker of {side} is on {hex}: from which of their cards are units placed within 3 hexes of it?',
)
const whichNear = message(
  'coh.ask.reactionUnits',
  'A Control Marker of {side} is on {hex}: which of their units are placed within 3 hexes of it, and where? The others enter from the edge.',
)
const cardWith = message('coh.reaction.card', '{card}: {units}')
const nothing = { id: 'none', name: message('coh.reaction.none', 'none') }

/** The marker's side may place the units of one card that it has played. */
export function* react(table: Table<Situation>, side: Side, marker: string): Procedure<void> {
  const cards = waitingCards(table.now, side)
  const untold = notEntered(table.now, side)
  if (untold.length > 0) {
    const tell = cards.length > 0 ? words.reactionAlsoNotTold : words.reactionNotTold
    table.change(table.now, tell, { cards: untold })
  }
  if (cards.length === 0) {
    if (untold.length === 0) table.change(table.now, words.reactionLost, { side: sideName(side) })
    return
  }
  yield* placeNear(table, side, marker)
}

/** In the order of play; cards played for units, or any, with some still beside the edge. */
function waitingCards(now: Situation, side: Side, by?: string): readonly string[] {
  const waiting = unitsOf(now, side).filter((unit) => now.units[unit]?.at === 'edge')
  const isAny = currentReading(now, reactionCards) === 'any'
  return now.plays
    .filter((play) => (isAny || play.half === 'bottom') && (by === undefined || play.by === by))
    .map(({ card }) => card)
    .filter((card) => waiting.some((unit) => now.units[unit]?.card === card))
}

function withUnits(now: Situation, side: Side, card: string): Candidate {
  const units = waitingOf(now, side, card).map((unit) => unitOf(unit).name)
  return { id: card, name: withParams(cardWith, { card: cardName(card), units }) }
}

function waitingOf(now: Situation, side: Side, card: string): readonly string[] {
  return unitsOf(now, side).filter((unit) => now.units[unit]?.at === 'edge' && now.units[unit].card === card)
}

/** Each player of the side is asked for their own cards (G 4.2). */
function* placeNear(table: Table<Situation>, side: Side, marker: string): Procedure<void> {
  const [only, other] = waitingCards(table.now, side)
  if (table.now.asking === 'few' && only !== undefined && other === undefined) {
    yield* placeUnitsOf(table, side, only, marker)
    return
  }
  for (const { id, seat } of playersOf(table.now, side)) {
    const card = yield* ask(table, (now) => {
      const cards = waitingCards(now, side, id).map((each) => withUnits(now, side, each))
      const text = withParams(whose, { side: sideName(side), hex: hexName(now, marker) })
      return cards.length === 0 ? undefined : choice('coh.reaction', seat, text, [...cards, nothing])
    })
    if (card === undefined || card.id === nothing.id) continue
    yield* placeUnitsOf(table, side, card.id, marker)
    return
  }
}

/** On hexes within 3 of the marker, or off the map. */
function* placeUnitsOf(table: Table<Situation>, side: Side, card: string, marker: string): Procedure<void> {
  const waiting = (now: Situation): readonly string[] => waitingOf(now, side, card)
  const isNear = (now: Situation, hex: string): boolean => (distance(now.maps, marker, hex) ?? 99) <= 3
  const units = waiting(table.now)
  if (table.now.asking === 'few' && units.length > 1) {
    const text = withParams(whichNear, { side: sideName(side), hex: hexName(table.now, marker) })
    yield* placeTogether(table, text, waiting, isNear)
  } else for (const unit of units) yield* placeUnit(table, unit, isNear)
}
