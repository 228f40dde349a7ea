import { type Candidate, message, type MatchOutcome } from '@opfor/kernel'
import { sacksToWin } from '../table/pieces.ts'
import type { Situation } from '../table/situation.ts'

export const endings: readonly Candidate[] = [
  { id: 'robbed', name: message('template-game.robbed', 'the raider has enough') },
  { id: 'held', name: message('template-game.held', 'the villages hold out') },
]

/** The end: the raider has enough, or the last round is over. */
export function outcome({ den, round, rounds }: Situation): MatchOutcome | undefined {
  if (den >= sacksToWin)
    return {
      winner: 'bot',
      way: 'robbed',
      text: message('template-game.lost', 'The raider has enough: it wins.'),
    }
  if (round <= rounds) return undefined
  return {
    winner: 'player',
    way: 'held',
    text: message('template-game.won', 'The villages hold out: you win.'),
  }
}
