/** "Selecting a theatre", "Selecting a position". Filters that leave nothing are skipped. */

import * as board from './board.ts'
import { at } from './board.ts'
import type { Table } from './table.ts'
import { breakTie, theatresWithMost } from './tie.ts'
import { NOTHING, spacesFor, theatresFor, WINS_CAMPAIGN, WINS_THEATRE } from './trial.ts'

function uncovered(g: Table, theatre: number, effect: number): number {
  const first = at(board.FIRST_SPACE, at(g.open, theatre))
  const beyond = at(board.FIRST_SPACE, at(g.open, theatre) + 1)
  let spaces = 0
  for (let space = first; space < beyond; space += 1) {
    if (at(g.taken, space) === 0 && at(board.EFFECT, space) === effect) spaces |= 1 << (space - first)
  }
  return spaces
}

function uncoveredResearch(g: Table, theatre: number): number {
  return uncovered(g, theatre, board.RESEARCH) | uncovered(g, theatre, board.RESEARCH_INDUSTRY)
}

function suitsStratagem(g: Table, theatre: number): boolean {
  switch (g.stratagem) {
    case board.COUNTERATTACK:
      return at(g.marker, theatre) < 0
    case board.SECURE:
      return at(g.marker, theatre) > 0
    case board.ECONOMIC_WARFARE:
      return (uncovered(g, theatre, board.PRODUCTION) | uncovered(g, theatre, board.BOMBING)) !== 0
    case board.FOR_THE_GLORY:
      return uncovered(g, theatre, board.PROPAGANDA) !== 0
    case board.RESEARCH_AND_DEVELOPMENT:
      return uncoveredResearch(g, theatre) !== 0
    default:
      return true
  }
}

/** "Selecting a theatre"; -1 if no unit fits anywhere. */
export function pickTheatre(g: Table): number {
  let theatres = theatresFor(g, WINS_THEATRE)
  if (theatres === 0) theatres = theatresFor(g, WINS_CAMPAIGN)
  if (theatres === 0) theatres = theatresFor(g, NOTHING)
  if (theatres === 0) return -1
  if (g.stratagem === board.FOR_THE_GLORY) theatres = theatresWithMost(g, theatres, board.CAMPAIGN_VP)
  let suited = 0
  for (let t = 0; t < board.THEATRES; t += 1) {
    if ((theatres & (1 << t)) !== 0 && suitsStratagem(g, t)) suited |= 1 << t
  }
  return breakTie(g, suited === 0 ? theatres : suited)
}

/** Rank in the leaflet's priority list of positions; the first is best. */
function positionRank(g: Table, space: number): number {
  switch (at(board.EFFECT, space)) {
    case board.PROPAGANDA:
      if (g.botVP >= 20) return 0
      return g.playerVP - g.botVP >= 3 ? 2 : 9
    case board.STRATEGIC:
      return 1
    case board.PRODUCTION:
      return g.rowLength <= 4 ? 3 : 8
    case board.RESEARCH:
      return at(board.AMOUNT, space) === 2 ? 4 : 5
    case board.RESEARCH_INDUSTRY:
      return 5
    case board.BOMBING:
      return 6
    case board.TACTICAL:
      return 7
    default:
      return 10
  }
}

/** The candidate spaces that the stratagem prefers; 0 if it prefers none. */
function spacesOfStratagem(g: Table, theatre: number, spaces: number): number {
  if (g.stratagem === board.FOR_THE_GLORY) return spaces & uncovered(g, theatre, board.PROPAGANDA)
  if (g.stratagem === board.RESEARCH_AND_DEVELOPMENT) return spaces & uncoveredResearch(g, theatre)
  if (g.stratagem !== board.ECONOMIC_WARFARE) return 0
  const production = spaces & uncovered(g, theatre, board.PRODUCTION)
  const bombing = spaces & uncovered(g, theatre, board.BOMBING)
  if (g.rowLength <= 4) return production === 0 ? bombing : production
  return bombing === 0 ? production : bombing
}

/** "Selecting a position"; -1 if no unit fits in this theatre. */
export function pickSpace(g: Table, theatre: number): number {
  let spaces = spacesFor(g, theatre, WINS_CAMPAIGN)
  if (spaces === 0) spaces = spacesFor(g, theatre, NOTHING)
  const preferred = spacesOfStratagem(g, theatre, spaces)
  if (preferred !== 0) spaces = preferred
  const first = at(board.FIRST_SPACE, at(g.open, theatre))
  let best = -1
  for (let offset = 0; spaces >> offset !== 0; offset += 1) {
    if ((spaces & (1 << offset)) === 0) continue
    if (best < 0 || positionRank(g, first + offset) < positionRank(g, best)) best = first + offset
  }
  return best
}
