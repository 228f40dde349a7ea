import { without, withoutAll, withToken } from '@opfor/kernel'
import type { SheetRun } from './sheet-run.ts'
import { type DeckState, deckState, type Situation, withDeck } from '../declare/situation.ts'

/** Adds a card to the unordered rest of a deck. */
export function putInDeck(now: Situation, section: string, card: string): Situation {
  const { rest } = deckState(now, section)
  return withDeck(now, section, { rest: withToken(rest, card) })
}

/** Undefined if the card is neither drawn nor set aside. */
export function takeDrawnCard(now: Situation, section: string, card: string): Situation | undefined {
  const { drawn, out } = deckState(now, section)
  const at = drawn.lastIndexOf(card)
  if (at >= 0) return withDeck(now, section, { drawn: drawn.toSpliced(at, 1) })
  const left = without(out, card)
  return left === undefined ? undefined : withDeck(now, section, { out: left })
}

/** Undefined if the card is not in this deck or hand. */
export function takeCard(now: Situation, section: string, card: string): Situation | undefined {
  const { top, rest } = deckState(now, section)
  if (top.includes(card))
    return withDeck(now, section, { top: top.filter((_, at) => at !== top.indexOf(card)) })
  return rest.includes(card) ? withDeck(now, section, { rest: withoutAll(rest, [card]) }) : undefined
}

/** The deck that the card was drawn from, otherwise its deck on the sheet. */
export function homeDeckOf({ rules, table }: SheetRun, card: string): string | undefined {
  const drawnFrom = Object.entries(table.now.decks).find(([, { drawn }]) => drawn.includes(card))
  return drawnFrom?.[0] ?? rules.cards.get(card)?.deck
}

export function handWith({ rules, table }: SheetRun, card: string): string | undefined {
  const hands = rules.decks.filter(({ form }) => form === 'hand')
  return hands.find(({ heading }) => deckState(table.now, heading).rest.includes(card))?.heading
}

/** Whether the sheet or a fixed roster assigns the card to this deck. */
export function isOwnCard({ rules }: Pick<SheetRun, 'rules'>, section: string, card: string): boolean {
  const deck = rules.decks.find(({ heading }) => heading === section)
  if (deck === undefined) return false
  const home = deck.hand?.from ?? section
  if (rules.cards.get(card)?.deck === home) return true
  const of = deck.of?.base
  if (of?.form !== 'roster') return false
  const roster = rules.rosters.find(({ heading }) => heading === of.section)
  return roster?.blank === undefined && roster?.rows.some(({ name }) => name === card) === true
}

/** Shuffles all drawn cards back. */
export function gatherDeck({ top, rest, drawn, out }: DeckState): DeckState {
  let all = rest
  for (const card of [...top, ...drawn]) all = withToken(all, card)
  return { top: [], rest: all, drawn: [], out }
}
