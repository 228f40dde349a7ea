import { type Bag, withoutAll, withTokens } from './bag.ts'

/** The known top cards in order, the unordered rest, and the discard pile. Draws decide cards: nothing is shuffled in advance. */
export interface Pile {
  readonly top: readonly string[]
  readonly rest: Bag
  readonly discard: Bag
}

export function pile(cards: Bag): Pile {
  return { top: [], rest: cards, discard: [] }
}

export function cardsLeft(from: Pile): number {
  return from.top.length + from.rest.length
}

/** The known top card alone, or any of the rest. */
export function possibleNextCards(from: Pile): Bag {
  return from.top.length > 0 ? from.top.slice(0, 1) : from.rest
}

export function drawFromPile(from: Pile, card: string): Pile {
  return from.top[0] === card
    ? { ...from, top: from.top.slice(1) }
    : { ...from, rest: withoutAll(from.rest, [card]) }
}

export function discardCard(onto: Pile, card: string): Pile {
  return { ...onto, discard: withTokens(onto.discard, [card]) }
}

export function putOnTopOfPile(onto: Pile, card: string): Pile {
  return { ...onto, top: [card, ...onto.top] }
}

export function reshufflePile(from: Pile): Pile {
  return { top: from.top, rest: withTokens(from.rest, from.discard), discard: [] }
}
