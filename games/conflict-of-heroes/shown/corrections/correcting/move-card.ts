import { bag, type Pile, withoutAll } from '@opfor/kernel'
import type { Section } from '../../../table/card-packs/card-pack.ts'
import { boardOf } from '../laid/cards.ts'
import { conditionCards, type Side } from '../../../table/pieces.ts'
import {
  packHalf,
  type Play,
  playerOf,
  playersOf,
  type Situation,
  withPlayer,
} from '../../../table/situation.ts'

export function isCard(now: Situation, card: string): boolean {
  return placeOfCard(now, card) !== undefined
}

function placeOfCard(now: Situation, card: string): string | undefined {
  const play = now.plays.find((each) => each.card === card)
  if (play !== undefined && play.used !== true) return boardOf(now, play)
  if (conditionCards.includes(card)) return now.conditions.includes(card) ? 'conditions' : 'discard'
  const deck = deckWith(now, card)
  if (deck === undefined) return undefined
  const { top = [], discard = [] } = now.decks[deck] ?? {}
  if (discard.includes(card)) return 'discard'
  return top.includes(card) ? `top-${deck}` : `deck-${deck}`
}

/** The deck that holds the card, or from which it was dealt or played. */
function deckWith(now: Situation, card: string): string | undefined {
  const play = now.plays.find((each) => each.card === card)
  if (play !== undefined) return playerOf(now, play.by).deck
  const holder = now.players.find(({ hand }) => hand.includes(card))
  return (
    holder?.deck ??
    Object.entries(now.decks).find(([, { top, rest, discard }]) =>
      [...top, ...rest, ...discard].includes(card),
    )?.[0]
  )
}

/** Undefined if the card is not there or cannot go there. */
export function moveCard(now: Situation, card: string, from: string, to: string): Situation | undefined {
  const lies = placeOfCard(now, card)
  if (lies !== from && lies !== from.replace('deck-', 'top-')) return undefined
  const taken = withoutCard(now, card)
  if (to.startsWith('board-')) return underBoard(now, taken, card, to)
  if (conditionCards.includes(card)) return layCondition(taken, card, to)
  const home = deckWith(now, card) ?? ''
  const deck = to === 'discard' ? home : to.slice(to.indexOf('-') + 1)
  const onto = taken.decks[deck]
  if (onto === undefined || !deck.startsWith(card.slice(0, card.indexOf('-')))) return undefined
  const laid = (pile: Partial<Pile>): Situation => ({
    ...taken,
    decks: { ...taken.decks, [deck]: { ...onto, ...pile } },
  })
  if (to === 'discard') return laid({ discard: bag([...onto.discard, card]) })
  if (to === `top-${deck}`) return laid({ top: [...onto.top, card] })
  if (to !== `deck-${deck}`) return undefined
  const holder = taken.players.find((each) => each.deck === deck && each.hand.length > 0)
  return holder !== undefined && now.mode === 'firefight'
    ? withPlayer(taken, holder.id, { hand: bag([...holder.hand, card]) })
    : laid({ rest: bag([...onto.rest, card]) })
}

function withoutCard(now: Situation, card: string): Situation {
  const decks = Object.entries(now.decks).map(([deck, { top, rest, discard }]) => [
    deck,
    { top: withoutAll(top, [card]), rest: withoutAll(rest, [card]), discard: withoutAll(discard, [card]) },
  ])
  return {
    ...now,
    decks: Object.fromEntries(decks) as Situation['decks'],
    players: now.players.map((each) => ({ ...each, hand: withoutAll(each.hand, [card]) })),
    plays: now.plays.filter((play) => play.card !== card),
    conditions: withoutAll(now.conditions, [card]),
  }
}

/** G 3.0, G 3.9: a card goes to its side, a Condition Card to either; the place decides its half. */
function underBoard(now: Situation, taken: Situation, card: string, board: string): Situation | undefined {
  const [, side = '', section = ''] = board.split('-')
  const isCondition = conditionCards.includes(card)
  const fits = isCondition
    ? section === 'special' || section === 'conditions'
    : section !== 'conditions' && card.startsWith(`${side}-`)
  const team = playersOf(now, side as Side)
  const by = team.find(({ deck }) => deck === deckWith(now, card)) ?? team[0]
  if (!fits || by === undefined) return undefined
  const half = section === 'units' || section === 'conditions' ? 'bottom' : 'top'
  const filed = (section === 'conditions' ? 'special' : section) as Section
  const told = { ...packHalf(now.pack, card, half), section: filed }
  const play: Play = { card, half, by: by.id, told }
  return { ...taken, plays: withPlay(now.plays, play) }
}

/** A played card keeps its turn among the others. */
function withPlay(plays: readonly Play[], play: Play): readonly Play[] {
  return plays.some(({ card }) => card === play.card)
    ? plays.map((each) => (each.card === play.card ? play : each))
    : [...plays, play]
}

function layCondition(taken: Situation, card: string, to: string): Situation | undefined {
  if (to === 'discard') return taken
  return to === 'conditions' ? { ...taken, conditions: bag([...taken.conditions, card]) } : undefined
}
