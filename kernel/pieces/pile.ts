import { type Bag, withoutAll, withTokens } from './bag.ts'

/**
 * A deck: the known top cards in order, the unordered rest, and the discard pile. Nothing is shuffled in advance: a draw
 * decides which card it is.
 */
export interface Pile {
  readonly top: readonly string[]
  readonly rest: Bag
  readonly discard: Bag
}

/** A fresh pile of these cards. */
export function pile(cards: Bag): Pile {
  return { top: [], rest: cards, discard: [] }
}

/** How many cards are left to draw. */
export function cardsLeft(from: Pile): number {
  return from.top.length + from.rest.length
}

/** What may come out next: the known top card alone, or any of the rest. */
export function nextOf(from: Pile): Bag {
  return from.top.length > 0 ? from.top.slice(0, 1) : from.rest
}

/** The pile after this card was drawn from it. */
export function drawnFrom(from: Pile, card: string): Pile {
  return from.top[0] === card
    ? { ...from, top: from.top.slice(1) }
    : { ...from, rest: withoutAll(from.rest, [card]) }
}

/** The pile with a card laid on its discard. */
export function discarded(onto: Pile, card: string): Pile {
  return { ...onto, discard: withTokens(onto.discard, [card]) }
}

/** The pile with a card laid on its top, face known. */
export function laidOnTop(onto: Pile, card: string): Pile {
  return { ...onto, top: [card, ...onto.top] }
}

/** The pile with its discard shuffled back into the rest. */
export function reshuffled(from: Pile): Pile {
  return { top: from.top, rest: withTokens(from.rest, from.discard), discard: [] }
}
