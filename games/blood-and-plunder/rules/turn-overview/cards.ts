import { type Bag, bag, type DrawRow, type Message, message, noneValue } from '@opfor/kernel'

export const suits = ['S', 'H', 'D', 'C'] as const

export type Suit = (typeof suits)[number]

export const eventCards = ['event-1', 'event-2'] as const

export const wholeDeck: Bag = bag([
  ...suits.flatMap((suit) => Array.from({ length: 13 }, (_, at) => `${suit}${at + 1}`)),
  ...eventCards,
])

export function isEvent(card: string): boolean {
  return (eventCards as readonly string[]).includes(card)
}

export function suitOf(card: string): Suit {
  return suits.find((suit) => card.startsWith(suit)) ?? 'S'
}

/** An ace is 1, a king 13. */
export function valueOf(card: string): number {
  return Number(card.slice(1))
}

/** Turn Overview, Chart 1: the rows by the printed number. */
export type Band = '11-13' | '5-10' | '1-4'

/** The row of chart 1 and of the ship table. */
export function bandOf(card: string): Band {
  const value = valueOf(card)
  return value >= 11 ? '11-13' : value >= 5 ? '5-10' : '1-4'
}

export const suitNames: Readonly<Record<Suit, Message>> = {
  S: message('blood-and-plunder.suit.S', 'Spades'),
  H: message('blood-and-plunder.suit.H', 'Hearts'),
  D: message('blood-and-plunder.suit.D', 'Diamonds'),
  C: message('blood-and-plunder.suit.C', 'Clubs'),
}

const faces: Readonly<Record<number, Message>> = {
  1: message('blood-and-plunder.face.1', 'Ace'),
  11: message('blood-and-plunder.face.11', 'Jack'),
  12: message('blood-and-plunder.face.12', 'Queen'),
  13: message('blood-and-plunder.face.13', 'King'),
}

const letters: Readonly<Record<number, Message>> = {
  1: message('blood-and-plunder.letter.1', 'A'),
  11: message('blood-and-plunder.letter.11', 'J'),
  12: message('blood-and-plunder.letter.12', 'Q'),
  13: message('blood-and-plunder.letter.13', 'K'),
}

const signs: Readonly<Record<Suit, string>> = {
  S: '\u2660\uFE0E',
  H: '\u2665\uFE0E',
  D: '\u2666\uFE0E',
  C: '\u2663\uFE0E',
}

export const rowsOfCards: readonly DrawRow[] = suits.map((suit) => ({
  name: suitNames[suit],
  sign: signs[suit],
  kinds: wholeDeck
    .filter((card) => !isEvent(card) && suitOf(card) === suit)
    .toSorted((a, b) => valueOf(a) - valueOf(b))
    .map((id) => ({
      id,
      brief: letters[valueOf(id)] ?? message('blood-and-plunder.number', '{value}', { value: valueOf(id) }),
    })),
}))

export function cardName(card: string): Message {
  if (card === '') return noneValue.text
  if (isEvent(card))
    return message('blood-and-plunder.event', 'event card {number}', {
      number: Number(card.slice('event-'.length)),
    })
  const value = valueOf(card)
  const suit = suitNames[suitOf(card)]
  const face = faces[value]
  return face === undefined
    ? message('blood-and-plunder.card', '{value} of {suit}', { value, suit })
    : message('blood-and-plunder.faceCard', '{face} of {suit}', { face, suit })
}
