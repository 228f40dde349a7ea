import { withoutAll, withToken, without } from '@opfor/kernel'
import type { Play } from './play.ts'
import { type DeckState, deckOf, type Situation, withDeck } from './situation.ts'

/** The situation with a card put into a deck, wherever it was in it. */
export function putInDeck(now: Situation, section: string, card: string): Situation {
  const { rest } = deckOf(now, section)
  return withDeck(now, section, { rest: withToken(rest, card) })
}

/** The situation without a card that was drawn from a deck or is set aside; undefined if it is neither. */
export function takenUp(now: Situation, section: string, card: string): Situation | undefined {
  const { drawn, out } = deckOf(now, section)
  const at = drawn.lastIndexOf(card)
  if (at >= 0) return withDeck(now, section, { drawn: drawn.toSpliced(at, 1) })
  const left = without(out, card)
  return left === undefined ? undefined : withDeck(now, section, { out: left })
}

/** The situation without a card of a deck or a hand; undefined if it is not in it. */
export function takenFrom(now: Situation, section: string, card: string): Situation | undefined {
  const { top, rest } = deckOf(now, section)
  if (top.includes(card))
    return withDeck(now, section, { top: top.filter((_, at) => at !== top.indexOf(card)) })
  return rest.includes(card) ? withDeck(now, section, { rest: withoutAll(rest, [card]) }) : undefined
}

/** The deck that a card belongs to: where it was drawn from, or where it stands on the sheet. */
export function homeOf({ rules, table }: Play, card: string): string | undefined {
  const drawnFrom = Object.entries(table.now.decks).find(([, { drawn }]) => drawn.includes(card))
  return drawnFrom?.[0] ?? rules.cards.get(card)?.deck
}

/** The hand that holds a card. */
export function handWith({ rules, table }: Play, card: string): string | undefined {
  const hands = rules.decks.filter(({ form }) => form === 'hand')
  return hands.find(({ heading }) => deckOf(table.now, heading).rest.includes(card))?.heading
}

/** Whether a card is one of the deck's own, which the sheet or a fixed roster says. */
export function isOwn({ rules }: Pick<Play, 'rules'>, section: string, card: string): boolean {
  const deck = rules.decks.find(({ heading }) => heading === section)
  if (deck === undefined) return false
  const home = deck.hand?.from ?? section
  if (rules.cards.get(card)?.deck === home) return true
  const of = deck.of?.base
  if (of?.form !== 'roster') return false
  const roster = rules.rosters.find(({ heading }) => heading === of.section)
  return roster?.blank === undefined && roster?.rows.some(({ name }) => name === card) === true
}

/** A deck with all its drawn cards shuffled back. */
export function gathered({ top, rest, drawn, out }: DeckState): DeckState {
  let all = rest
  for (const card of [...top, ...drawn]) all = withToken(all, card)
  return { top: [], rest: all, drawn: [], out }
}
