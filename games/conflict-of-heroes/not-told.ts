import type { Message } from '@opfor/kernel'
import { cardName, type Side } from './pieces.ts'
import { sideOfPlay, type Situation } from './situation.ts'

/** G 3.1: a bottom always gives units; these are the cards of a side of which nobody has told them. */
export function notTold(now: Situation, side: Side): readonly Message[] {
  return now.plays
    .filter((play) => play.half === 'bottom' && !play.card.startsWith('condition'))
    .filter((play) => sideOfPlay(now, play) === side && (play.told.units ?? []).length === 0)
    .map(({ card }) => cardName(card))
}
