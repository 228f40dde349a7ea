/** G 3.0, G 5.2: Generator Cards are played in turn. */

import type { Option } from './facts.ts'
import type { Half } from './sides.ts'
import { resolve } from './resolving.ts'
import { type Played, type Player, player, type State } from './state.ts'

/** Until all cards are played; players without cards are skipped. */
export function playAllCards(state: State): void {
  const { solo } = state.facts.settings
  const left = new Map(state.players.map(({ name, plays }) => [name, plays]))
  for (let turn = 0; [...left.values()].some((count) => count > 0); turn += 1) {
    const name = state.order[turn % state.order.length] ?? ''
    const count = left.get(name) ?? 0
    if (count === 0) continue
    left.set(name, count - 1)
    const who = player(state, name)
    const card = solo ? drafted(state, who) : fromHand(state, who)
    if (card !== undefined) playCard(state, who, card)
    state.facts.done(`card of the ${name}`, state)
  }
}

function fromHand({ facts }: State, who: Player): string {
  const card = facts.answer('card', who.name, who.hand)
  who.hand.splice(who.hand.indexOf(card), 1)
  return card
}

/** G 5.2: one of two drawn cards is played, the other returns on top. */
function drafted(state: State, who: Player): string | undefined {
  const deck = state.decks.get(who.side) ?? []
  const cards = [...who.hand]
  while (cards.length < 2 && deck.length > 0) {
    const [card = ''] = state.facts.drawn('draft', who.name, deck, 1)
    deck.splice(deck.indexOf(card), 1)
    cards.push(card)
  }
  if (cards.length === 0) return undefined
  const played = state.facts.answer('card', who.name, cards)
  who.hand = cards.filter((card) => card !== played)
  return played
}

/** A card playable for neither top nor bottom is discarded. */
function playCard(state: State, who: Player, card: string): void {
  const half = state.facts.answer('half', who.name, ['top', 'bottom', 'neither']) as Half | 'neither'
  if (half === 'neither') {
    file(state, who, card, half, 'discarded', 0)
    return
  }
  const option = state.facts.option(who.name, card, half)
  const kind = half === 'bottom' ? 'units' : option.kind
  file(state, who, card, half, kind, namedBy(option))
  resolve(state, who, card, { ...option, kind })
}

function file(
  state: State,
  { name, side }: Player,
  card: string,
  half: Played['half'],
  section: Played['section'],
  names: number,
): void {
  state.played.push({ player: name, side, card, half, section, names })
}

function namedBy({ units, effects }: Option): number {
  const later = effects.flatMap((effect) => (effect.does === 'arriveLater' ? effect.units : []))
  return units.length + later.length
}
