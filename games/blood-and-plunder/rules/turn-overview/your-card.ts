import { ask, aside, type Bag, draw, message, type Procedure, type Table } from '@opfor/kernel'
import type { Side } from '../../table/battle.ts'
import type { Situation } from '../../table/situation.ts'
import { cardName, isEvent, suitOf, suits, valueOf, wholeDeck } from './cards.ts'

const words = {
  ask: message('blood-and-plunder.ask.drawYours', 'Which card is turned over for you?'),
  shows: aside('blood-and-plunder.showsYours', 'Your card is {card}.'),
}

/** On the screen alone you hold no hand: the app turns over a card for you, and the better one goes first. */
export function* firstByYourCard(table: Table<Situation>): Procedure<Side> {
  const [card = ''] = yield* ask(table, ({ card: theirs }) =>
    draw('blood-and-plunder.drawYours', words.ask, yourDeck(theirs), 1, cardName),
  )
  table.change(table.now, words.shows, { card: cardName(card) })
  return rank(card) < rank(table.now.card) ? 'player' : 'opfor'
}

/** Every card but the events and the one that the OPFOR shows. */
function yourDeck(theirs: string): Bag {
  return wholeDeck.filter((card) => card !== theirs && !isEvent(card))
}

/** The place of a card in the order of initiative: by its suit, then the higher number. */
function rank(card: string): number {
  return suits.indexOf(suitOf(card)) * 13 + (13 - valueOf(card))
}
