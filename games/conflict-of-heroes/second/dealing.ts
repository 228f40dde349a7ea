/** Decks and hands: G 2.1, G 4.1, G 4.3, G 5.1. */

import type { Guideline, Seat } from './guidelines.ts'
import type { Player, State } from './state.ts'

/** G 2.1, 8 to 11; G 4.1 and G 4.3; solo nobody has a hand (G 5.1). */
export function dealCards(state: State, { seats }: Guideline): void {
  const { facts } = state
  const { solo, extraCard, handicaps, readings } = facts.settings
  const dealt = readings.halves === 'chosen' && facts.settings.variant ? halvesChosen(state, seats) : seats
  for (const { deck, cards } of dealt) state.decks.set(deck, range(cards[0], cards[1]))
  if (solo) {
    for (const each of state.players) each.plays = dealt.find(({ name }) => name === each.name)?.hand ?? 0
    return
  }
  const needs = new Map<string, number>()
  for (const seat of dealt) needs.set(seat.deck, (needs.get(seat.deck) ?? 0) + seat.hand)
  const enough = (deck: string, more: number): boolean => {
    const cards = state.decks.get(deck) ?? []
    const missing = (needs.get(deck) ?? 0) + more - cards.length
    if (missing > 0 && readings.smallDeck === 'refused') return false
    const last = cards.at(-1) ?? 0
    if (missing > 0) cards.push(...range(last + 1, last + missing))
    needs.set(deck, (needs.get(deck) ?? 0) + more)
    return true
  }
  const oneMore =
    extraCard && dealt.every(({ deck }) => enough(deck, dealt.filter((each) => each.deck === deck).length))
  for (const seat of dealt) {
    const who = state.players.find(({ name }) => name === seat.name)
    if (who === undefined) continue
    const handicap = handicaps[who.number] ?? 0
    if (typeof handicap === 'number') who.caps += handicap
    who.plays = seat.hand + (handicap === 'card' && enough(seat.deck, 1) ? 1 : 0)
    draw(state, who, seat.deck, who.plays + (oneMore ? 1 : 0))
  }
}

/** Guideline 8, Variant: each team says whose deck has the lower cards. */
function halvesChosen(state: State, seats: readonly Seat[]): readonly Seat[] {
  if (seats.length !== 4) return seats
  const cards = new Map<string, Seat>()
  for (const side of ['German', 'Soviet'] as const) {
    const team = seats.filter((seat) => seat.side === side)
    const [one, two] = team
    if (one === undefined || two === undefined) continue
    const low = state.facts.answer('low half', side, [one.name, two.name])
    cards.set(one.name, low === one.name ? one : two)
    cards.set(two.name, low === one.name ? two : one)
  }
  return seats.map((seat) => ({ ...seat, cards: cards.get(seat.name)?.cards ?? seat.cards }))
}

function draw(state: State, who: Player, deck: string, count: number): void {
  const cards = state.decks.get(deck) ?? []
  for (let nth = 0; nth < count && cards.length > 0; nth += 1) {
    const card = Number(state.facts.drawn('hand', who.name, cards.map(String)))
    cards.splice(cards.indexOf(card), 1)
    who.hand.push(card)
  }
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place)
}
