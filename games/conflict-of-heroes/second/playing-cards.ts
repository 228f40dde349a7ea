/** G 3.0, G 5.2: Generator Cards are played in turn. */

import type { Half, Option } from './facts.ts'
import { type Player, player, type Played, type State } from './state.ts'
import { resolve } from './resolving.ts'

/** Until all cards are played, those with none left are passed over. */
export function playAllCards(state: State): void {
  const { solo } = state.facts.settings
  const left = new Map(state.players.map(({ name, plays }) => [name, plays]))
  for (let turn = 0; [...left.values()].some((count) => count > 0); turn += 1) {
    const name = state.order[turn % state.order.length] ?? ''
    const count = left.get(name) ?? 0
    if (count === 0) continue
    left.set(name, count - 1)
    const who = player(state, name)
    playCard(state, who, solo ? drafted(state, who) : fromHand(state, who))
  }
}

function fromHand({ facts }: State, who: Player): number {
  const card = Number(facts.answer('card', who.name, who.hand.map(String)))
  who.hand.splice(who.hand.indexOf(card), 1)
  return card
}

/** G 5.2: two cards are drawn, one is played, the other goes back on top. */
function drafted(state: State, who: Player): number {
  const deck = state.decks.get(who.side) ?? []
  const cards: number[] = [...who.hand]
  while (cards.length < 2 && deck.length > 0) {
    const card = Number(state.facts.drawn('draft', who.name, deck.map(String)))
    deck.splice(deck.indexOf(card), 1)
    cards.push(card)
  }
  const played = Number(state.facts.answer('card', who.name, cards.map(String)))
  who.hand = cards.filter((card) => card !== played)
  return played
}

/** For its top or its bottom; one that can be played for neither is discarded. */
function playCard(state: State, who: Player, card: number): void {
  const half = state.facts.answer('half', who.name, ['top', 'bottom', 'neither'])
  if (half === 'neither') {
    file(state, who, card, 'neither', 'discarded')
    return
  }
  const chosen = half as Half
  const option = state.facts.option(who.side, card, chosen)
  file(state, who, card, chosen, sectionOf(state, chosen, option))
  resolve(state, who, card, chosen, option)
}

/** The section of the Card Record Board that matches the option. */
function sectionOf(state: State, half: Half, { kind, lasts }: Option): Played['section'] {
  if (half === 'bottom') return 'units'
  if (!lasts && state.facts.settings.readings.discarding === 'discarded') return 'discarded'
  return kind === 'victory' ? 'victory' : 'special'
}

function file(
  state: State,
  { name, side }: Player,
  card: number,
  half: Played['half'],
  section: Played['section'],
): void {
  state.played.push({ player: name, side, card, half, section })
  state.told.push(['played', name, card, half, section])
}
