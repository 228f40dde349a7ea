/** Breaks ties between theatres. Candidates are bits, one per theatre. */

import * as board from './board.ts'
import { at } from './board.ts'
import type { Table } from './table.ts'

/** Keeps the theatres whose open campaign has the most empty spaces (or points). */
export function theatresWithMost(g: Table, theatres: number, perCampaign: Int8Array): number {
  let best = 0
  let most = -1
  for (let t = 0; t < board.THEATRES; t += 1) {
    if ((theatres & (1 << t)) === 0) continue
    const value = at(perCampaign, at(g.open, t))
    if (value > most) best = 0
    if (value >= most) best |= 1 << t
    most = Math.max(most, value)
  }
  return best
}

/** Most empty spaces in the open campaign, then its most points, then the top of the board; -1 without candidates. */
export function breakTie(g: Table, theatres: number): number {
  const emptiest = theatresWithMost(g, theatres, g.empty)
  const dearest = theatresWithMost(g, emptiest, board.CAMPAIGN_VP)
  for (let place = 0; place < board.THEATRES; place += 1) {
    const t = at(board.FROM_THE_TOP, place)
    if ((dearest & (1 << t)) !== 0) return t
  }
  return -1
}
