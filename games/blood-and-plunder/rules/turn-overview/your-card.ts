import { noteText, ask, type Bag, draw, message, type Procedure, type Table } from '@opfor/kernel'
import type { Side } from '../../table/battle.ts'
import type { Situation } from '../../table/situation.ts'
import { cardName, isEvent, suitOf, suits, valueOf, wholeDeck } from './cards.ts'

const words = {
  ask: message('blood-and-plunder.ask.drawYours', 'Which card is turned over for you?'),
  shows: { id: 'blood-and-plunder.showsYours', ...noteText('Your card is {card}.') },
}

/** On the screen alone you hold no hand: the app turns over your card, and the better card goes first. */
export function* firstByYourCard(table: Table<Situation>): Procedure<Side> {
  const [card = ''] = yield* ask(table, ({ card: theirs }) =>
    draw('blood-and-plunder.drawYours', words.ask, yourDeck(theirs), 1, cardName),
  )
  table.change(table.now, words.shows, { card: cardName(card) })
  return rank(card) < rank(table.now.card) ? 'player' : 'opfor'
}

function yourDeck(theirs: string): Bag {
  return wholeDeck.filter((card) => card !== theirs && !isEvent(card))
}

/** Initiative: by suit, then the higher number. */
function rank(card: string): number {
  return suits.indexOf(suitOf(card)) * 13 + (13 - valueOf(card))
}
