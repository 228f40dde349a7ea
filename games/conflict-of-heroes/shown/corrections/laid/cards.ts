import type { Candidate, OrderedRow, PieceGroup } from '@opfor/kernel'
import { sections } from '../../../table/card-packs/card-pack.ts'
import { cardName, conditionCards, sides } from '../../../table/pieces.ts'
import { placeAt } from '../place-names.ts'
import { hasTop } from '../places.ts'
import { type Play, sideOfPlay, type Situation } from '../../../table/situation.ts'
import { lie } from './counters.ts'

const pieces = new Map<string, Candidate>()

function piece(id: string): Candidate {
  const before = pieces.get(id)
  if (before !== undefined) return before
  const made = { id, name: cardName(id) }
  pieces.set(id, made)
  return made
}

/** Cards not played, or used up. Includes hands, which are secret, in their decks. */
export function cards(now: Situation): readonly PieceGroup[] {
  const lying: PieceGroup[] = []
  for (const [deck, { rest, discard }] of Object.entries(now.decks)) {
    const hands = now.players.filter((each) => each.deck === deck).flatMap(({ hand }) => hand)
    // Sorted: a correction must not reveal the cards in a hand.
    for (const card of [...rest, ...hands].toSorted()) lying.push(lie(now, piece(card), `deck-${deck}`))
    for (const card of discard) lying.push(lie(now, piece(card), 'discard'))
  }
  const played = now.plays.filter(({ used }) => used !== true).map(({ card }) => card)
  for (const card of conditionCards)
    if (!played.includes(card))
      lying.push(lie(now, piece(card), now.conditions.includes(card) ? 'conditions' : 'discard'))
  return lying
}

/** G 5.2: the known cards on top of the decks. */
export function tops(now: Situation): readonly OrderedRow[] {
  if (!hasTop(now)) return []
  return Object.entries(now.decks).map(([deck, { top }]) => ({
    at: placeAt(now, `top-${deck}`),
    pieces: top.map(piece),
  }))
}

export function boardOf(now: Situation, play: Play): string {
  const condition = play.card.startsWith('condition') && play.half === 'bottom'
  return `board-${sideOfPlay(now, play)}-${condition ? 'conditions' : play.told.section}`
}

/** G 3.0: later cards are under earlier ones. */
export function boards(now: Situation): readonly OrderedRow[] {
  return sides.flatMap((side) =>
    [...sections, 'conditions'].map((section) => {
      const at = `board-${side}-${section}`
      const under = now.plays.filter((play) => play.used !== true && boardOf(now, play) === at)
      return { at: placeAt(now, at), pieces: under.map(({ card }) => piece(card)) }
    }),
  )
}
