import { message, type Scoring } from '@opfor/kernel'
import type { Side } from './table/battles/pieces.ts'
import type { Situation } from './table/situation.ts'

/** The Structure Points that each fleet has left, hits that wait for the Resolution taken off. */
export const scoring: Scoring<Situation> = {
  unit: message('admiral.brief.points', 'Structure Points'),
  opponent: message('admiral.opponent', 'Stratego'),
  of: (now) => ({ player: pointsOf(now, 'player'), bot: pointsOf(now, 'stratego') }),
}

function pointsOf({ ships }: Situation, side: Side): number {
  let sum = 0
  for (const ship of ships)
    if (ship.side === side && ship.at !== 'sunk') sum += Math.max(0, ship.points - ship.pending)
  return sum
}
