import {
  ask,
  type Candidate,
  choice,
  fill,
  message,
  type Procedure,
  reading,
  type Table,
} from '@opfor/kernel'
import { distance } from '../../table/maps/maps.ts'
import { hexName } from '../../table/naming.ts'
import { notTold } from '../generator-cards/not-told.ts'
import { cardName, type Side, sideName } from '../../table/pieces.ts'
import { placeTogether, placeUnit } from './placing-units.ts'
import { reactionCards } from '../rulings.ts'
import { playersOf, type Situation, unitsOf } from '../../table/situation.ts'
import { unitOf } from '../../table/placing/units.ts'
import { words } from '../words.ts'

const whose = message(
  'coh.ask.reaction',
  'A Control Marker of {side} lies on {hex}: the units of which of their cards are placed within 3 hexes of it?',
)
const whichNear = message(
  'coh.ask.reactionUnits',
  'A Control Marker of {side} lies on {hex}: which of their units are placed within 3 hexes of it, and where? The others enter over the edge.',
)
const cardWith = message('coh.reaction.card', '{card}: {units}')
const nothing = { id: 'none', name: message('coh.reaction.none', 'none') }

/** The side whose marker it is may place the units of one card that it has played. */
export function* react(table: Table<Situation>, side: Side, marker: string): Procedure<void> {
  const cards = waitingCards(table.now, side)
  const untold = notTold(table.now, side)
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

/** Cards that were played for units, or any, of which some wait beside the edge, in the order in which they were played. */
function waitingCards(now: Situation, side: Side, by?: string): readonly string[] {
  const waiting = unitsOf(now, side).filter((unit) => now.units[unit]?.at === 'edge')
  const isAny = reading(now, reactionCards) === 'any'
  return now.plays
    .filter((play) => (isAny || play.half === 'bottom') && (by === undefined || play.by === by))
    .map(({ card }) => card)
    .filter((card) => waiting.some((unit) => now.units[unit]?.card === card))
}

/** A card with its units that wait beside the edge, as something to choose. */
function withUnits(now: Situation, side: Side, card: string): Candidate {
  const units = waitingOf(now, side, card).map((unit) => unitOf(unit).name)
  return { id: card, name: fill(cardWith, { card: cardName(card), units }) }
}

/** The units of a card that wait beside the edge. */
function waitingOf(now: Situation, side: Side, card: string): readonly string[] {
  return unitsOf(now, side).filter((unit) => now.units[unit]?.at === 'edge' && now.units[unit].card === card)
}

/** The units of one card are placed; each of the side is asked for the cards that are theirs (G 4.2). */
function* placeNear(table: Table<Situation>, side: Side, marker: string): Procedure<void> {
  const [only, other] = waitingCards(table.now, side)
  if (table.now.asking === 'few' && only !== undefined && other === undefined) {
    yield* placeUnitsOf(table, side, only, marker)
    return
  }
  for (const { id, seat } of playersOf(table.now, side)) {
    const card = yield* ask(table, (now) => {
      const cards = waitingCards(now, side, id).map((each) => withUnits(now, side, each))
      const text = fill(whose, { side: sideName(side), hex: hexName(now, marker) })
      return cards.length === 0 ? undefined : choice('coh.reaction', seat, text, [...cards, nothing])
    })
    if (card === undefined || card.id === nothing.id) continue
    yield* placeUnitsOf(table, side, card.id, marker)
    return
  }
}

/** The units of a card that wait go on hexes within 3 of the marker, or stay off the map. */
function* placeUnitsOf(table: Table<Situation>, side: Side, card: string, marker: string): Procedure<void> {
  const waiting = (now: Situation): readonly string[] => waitingOf(now, side, card)
  const isNear = (now: Situation, hex: string): boolean => (distance(now.maps, marker, hex) ?? 99) <= 3
  const units = waiting(table.now)
  if (table.now.asking === 'few' && units.length > 1) {
    const text = fill(whichNear, { side: sideName(side), hex: hexName(table.now, marker) })
    yield* placeTogether(table, text, waiting, isNear)
  } else for (const unit of units) yield* placeUnit(table, unit, isNear)
}
