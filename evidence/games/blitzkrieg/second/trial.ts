/** Tries units without placing them. Candidates are bits: theatres, spaces by index in their campaign, slots. */

import * as board from './board.ts'
import { at, BOT } from './board.ts'
import type { Table } from './table.ts'
import { isOpen, playsAs, reach, strength } from './table.ts'

export const NOTHING = 0
export const WINS_CAMPAIGN = 1
export const WINS_THEATRE = 2

/** The marker after a trial placement: the space's tactical effect, then the unit's movement. */
export function markerAfter(g: Table, theatre: number, space: number, kind: number): number {
  const tactical =
    at(board.EFFECT, space) === board.TACTICAL && at(board.TASK_FORCE, playsAs(g, BOT, kind)) === 0
  const cells = strength(g, BOT, theatre, kind) + (tactical ? at(board.AMOUNT, space) : 0)
  return Math.min(at(board.END, theatre), at(g.marker, theatre) + cells)
}

function winOf(g: Table, theatre: number, space: number, kind: number): number {
  const after = markerAfter(g, theatre, space, kind)
  if (after === at(board.END, theatre)) return WINS_THEATRE
  const campaign = at(g.open, theatre)
  if (at(g.empty, campaign) > 1 || after <= 0) return NOTHING
  return campaign + 1 === at(board.FIRST_CAMPAIGN, theatre + 1) ? WINS_THEATRE : WINS_CAMPAIGN
}

export function slotsFor(g: Table, theatre: number, space: number, leastWin: number): number {
  let slots = 0
  for (let slot = 0; slot < g.rowLength; slot += 1) {
    const kind = at(g.row, slot)
    if ((reach(g, BOT, kind) & at(board.TERRAIN, space)) === 0) continue
    if (leastWin === NOTHING || winOf(g, theatre, space, kind) >= leastWin) slots |= 1 << slot
  }
  return slots
}

/** Caches the row's reach and strongest unit. Call once before each placement of the bot. */
export function sizeUpRow(g: Table): void {
  g.rowReach = 0
  g.rowStrength = 0
  for (let slot = 0; slot < g.rowLength; slot += 1) {
    const as = playsAs(g, BOT, at(g.row, slot))
    if (as < 0) continue
    g.rowReach |= at(board.REACH, as)
    g.rowStrength = Math.max(g.rowStrength, as === board.SCIENTIST ? 3 : at(board.STRENGTH, as))
  }
}

/** Counts even an officer on a tactical space. */
function endIsFar(g: Table, theatre: number): boolean {
  const officer = 1 + Math.max(at(g.forGeneral, theatre), at(g.forAdmiral, theatre))
  const cells = Math.max(g.rowStrength, officer) + board.MOST_TACTICAL
  return at(g.marker, theatre) + cells < at(board.END, theatre)
}

export function spacesFor(g: Table, theatre: number, leastWin: number): number {
  const campaign = at(g.open, theatre)
  if (leastWin !== NOTHING && at(g.empty, campaign) > 1 && endIsFar(g, theatre)) return 0
  const first = at(board.FIRST_SPACE, campaign)
  const beyond = at(board.FIRST_SPACE, campaign + 1)
  let spaces = 0
  for (let space = first; space < beyond; space += 1) {
    if (at(g.taken, space) === 1 || (at(board.TERRAIN, space) & g.rowReach) === 0) continue
    if (leastWin === NOTHING || slotsFor(g, theatre, space, leastWin) !== 0) spaces |= 1 << (space - first)
  }
  return spaces
}

export function theatresFor(g: Table, leastWin: number): number {
  let theatres = 0
  for (let t = 0; t < board.THEATRES; t += 1) {
    if (isOpen(g, t) && spacesFor(g, t, leastWin) !== 0) theatres |= 1 << t
  }
  return theatres
}
