import { message, type Scoring } from '@opfor/kernel'
import type { Situation } from './table/situation.ts'
import { tallies } from './rules/turn-overview/strike-points.ts'

/** Strike points: the side with fewer is ahead. */
export const scoring: Scoring<Situation> = {
  unit: message('blood-and-plunder.points', 'strike points'),
  opponent: message('blood-and-plunder.opponent', 'the OPFOR'),
  fewerWins: true,
  of: (now) => {
    const { opfor, player } = tallies(now)
    return { player, bot: opfor }
  },
}
