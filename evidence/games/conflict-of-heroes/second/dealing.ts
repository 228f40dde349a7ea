/** Decks and hands: G 2.1, G 4.1, G 4.3, G 5.1. */

import type { Side } from './sides.ts'
import type { Guideline, Seat } from './guidelines.ts'
import { type Player, player, type State } from './state.ts'

const HIGHEST_CARD = 25

/** G 2.1, 8 to 11; solo nobody has a hand (G 5.1). */
export function dealCards(state: State, { seats }: Guideline): void {
  const { facts } = state
  const dealt = halvesChosen(state, seats)
  const wanted = new Map(dealt.map(({ name, hand }) => [name, hand]))
  for (const { deck, side, cards } of dealt) state.decks.set(deck, cardsOf(side, cards[0], cards[1]))
  if (facts.settings.solo) {
    for (const each of state.players) each.plays = wanted.get(each.name) ?? 0
    return
  }
  const spare = optionalRule(state, dealt, wanted) ? 1 : 0
  handicap(state, dealt, wanted)
  for (const { name, deck } of dealt) {
    const who = player(state, name)
    const count = wanted.get(name) ?? 0
    who.plays = count - spare
    draw(state, who, deck, count)
  }
}

/** G 4.1: one more card per player; the last card is not played. */
function optionalRule(state: State, seats: readonly Seat[], wanted: Map<string, number>): boolean {
  const more = new Map([...wanted].map(([name, count]) => [name, count + 1]))
  if (!enough(state, seats, more)) return false
  if (state.facts.answer('optional', 'all', ['yes', 'no']) === 'no') return false
  take(state, seats, more)
  for (const [name, count] of more) wanted.set(name, count)
  return true
}

/** G 4.3: one or two CAPs more, or a card more that is played. */
function handicap(state: State, seats: readonly Seat[], wanted: Map<string, number>): void {
  const { facts } = state
  const names = state.players.map(({ name }) => name)
  const name = facts.perhaps('handicap', 'all', names)
  if (name === undefined) return
  const more = new Map(wanted).set(name, (wanted.get(name) ?? 0) + 1)
  const kinds = enough(state, seats, more) ? ['1', '2', 'card'] : ['1', '2']
  const kind = facts.answer('handicap kind', 'all', kinds)
  if (kind !== 'card') {
    player(state, name).caps += Number(kind)
    return
  }
  take(state, seats, more)
  wanted.set(name, more.get(name) ?? 0)
}

/** Numbers of cards that each deck lacks for these hands. */
function missing(
  state: State,
  seats: readonly Seat[],
  wanted: ReadonlyMap<string, number>,
): Map<string, number> {
  const lacks = new Map<string, number>()
  for (const [deck, cards] of state.decks) {
    const hands = seats.filter((seat) => seat.deck === deck).map(({ name }) => wanted.get(name) ?? 0)
    lacks.set(deck, Math.max(0, hands.reduce((sum, hand) => sum + hand, 0) - cards.length))
  }
  return lacks
}

/** True if the decks have the cards, or may take the next higher ones. */
function enough(state: State, seats: readonly Seat[], wanted: ReadonlyMap<string, number>): boolean {
  const { smallDeck } = state.facts.settings.readings
  return [...missing(state, seats, wanted)].every(
    ([deck, count]) =>
      count === 0 || (smallDeck === 'extended' && highest(state, deck) + count <= HIGHEST_CARD),
  )
}

function take(state: State, seats: readonly Seat[], wanted: ReadonlyMap<string, number>): void {
  for (const [deck, count] of missing(state, seats, wanted)) {
    const side = seats.find((seat) => seat.deck === deck)?.side ?? 'German'
    const last = highest(state, deck)
    state.decks.get(deck)?.push(...cardsOf(side, last + 1, last + count))
  }
}

function highest(state: State, deck: string): number {
  return Number(state.decks.get(deck)?.at(-1)?.split(' ')[1])
}

/** Guideline 8, Variant: each team chooses whose deck has the lower cards. */
function halvesChosen(state: State, seats: readonly Seat[]): readonly Seat[] {
  const { settings } = state.facts
  if (settings.guideline !== 8 || !settings.variant || settings.readings.halves === 'nothing') return seats
  const decks = new Map<string, Seat>()
  for (const side of ['German', 'Soviet'] as const) {
    const [one, two] = seats.filter((seat) => seat.side === side)
    if (one === undefined || two === undefined) continue
    const low = state.facts.answer('low half', one.name, [one.name, two.name])
    decks.set(one.name, low === one.name ? one : two)
    decks.set(two.name, low === one.name ? two : one)
  }
  return seats.map((seat) => {
    const { deck, cards } = decks.get(seat.name) ?? seat
    return { ...seat, deck, cards }
  })
}

function draw(state: State, who: Player, deck: string, count: number): void {
  const cards = state.decks.get(deck) ?? []
  for (const card of state.facts.drawn('hand', who.name, cards, count)) {
    cards.splice(cards.indexOf(card), 1)
    who.hand.push(card)
  }
}

function cardsOf(side: Side, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, place) => `${side} ${from + place}`)
}
