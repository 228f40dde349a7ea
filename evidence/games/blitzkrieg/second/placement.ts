/** One placement and its consequences. */

import * as board from './board.ts'
import { add, at, BOT, PLAYER } from './board.ts'
import type { Table } from './table.ts'
import {
  choose,
  draw,
  drawUnits,
  isOpen,
  moveMarker,
  playsAs,
  put,
  removeSlot,
  score,
  strength,
} from './table.ts'
import { breakTie } from './tie.ts'

/** Named ranks of the leaflet's list "Greatest Change" (1 is best). */
const BOT_LEAD_GROWS = 4
const PLAYER_LEAD_SHRINKS = 5

/** Rank of a marker change in the list "Greatest Change". */
export function changeRank(before: number, after: number, playerWins: boolean): number {
  if (before < 0 && after > 0) return 1
  if (before === 0 && after > 0) return 2
  if (before < 0 && after === 0) return 3
  if (before > 0 && after > before) return BOT_LEAD_GROWS
  if (before < 0 && after > before) return PLAYER_LEAD_SHRINKS
  return playerWins ? 7 : 6
}

/** Chooses by rank, by larger lead in ranks 4 and 5, then by the general tie-break. */
function greatestChange(g: Table, from: number, cells: number): number {
  let best = 0
  let bestRank = 8
  let bestLead = 0
  for (let t = 0; t < board.THEATRES; t += 1) {
    if (t === from || !isOpen(g, t)) continue
    const before = at(g.marker, t)
    const after = Math.min(at(board.END, t) - 1, before + cells)
    const rank = changeRank(before, after, false)
    const lead = rank === BOT_LEAD_GROWS || rank === PLAYER_LEAD_SHRINKS ? Math.abs(before) : 0
    if (rank > bestRank || (rank === bestRank && lead < bestLead)) continue
    if (rank < bestRank || lead > bestLead) best = 0
    best |= 1 << t
    bestRank = rank
    bestLead = lead
  }
  return breakTie(g, best)
}

function chooseTheatre(g: Table, from: number): number {
  let options = 0
  for (let t = 0; t < board.THEATRES; t += 1) if (t !== from && isOpen(g, t)) options += 1
  let left = choose(g, options)
  for (let t = 0; t < board.THEATRES; t += 1) {
    if (t === from || !isOpen(g, t)) continue
    if (left === 0) return t
    left -= 1
  }
  return -1
}

/** Strategic advantage: one other open theatre, never onto the end cell. */
function strategicAdvantage(g: Table, side: number, from: number, cells: number): void {
  const theatre = side === BOT ? greatestChange(g, from, cells) : chooseTheatre(g, from)
  if (theatre < 0) return
  if (g.log !== undefined) g.log(`strategic ${board.THEATRE_IDS[theatre]}`)
  moveMarker(g, side, theatre, cells, 1)
}

/** The player may pick special weapons only if there are no others. */
function bomb(g: Table, side: number): void {
  if (side === BOT) {
    draw(g, g.reserve, 1, g.playerBag)
    return
  }
  if (g.rowLength === 0) return
  let ordinary = 0
  for (let slot = 0; slot < g.rowLength; slot += 1) ordinary += 1 - at(board.WEAPON, at(g.row, slot))
  let slot = choose(g, ordinary === 0 ? g.rowLength : ordinary)
  if (ordinary > 0) {
    let left = slot
    slot = 0
    while (at(board.WEAPON, at(g.row, slot)) === 1 || left > 0) {
      left -= 1 - at(board.WEAPON, at(g.row, slot))
      slot += 1
    }
  }
  put(g.botBag, removeSlot(g, slot))
}

function resolveEffect(g: Table, side: number, theatre: number, space: number): void {
  const amount = at(board.AMOUNT, space)
  switch (at(board.EFFECT, space)) {
    case board.PRODUCTION:
      drawUnits(g, side, amount)
      break
    case board.RESEARCH:
      draw(g, g.pool, amount, side === BOT ? g.botBag : g.playerBag)
      break
    case board.RESEARCH_INDUSTRY:
      draw(g, g.pool, amount, side === BOT ? 'row' : g.reserve)
      break
    case board.BOMBING:
      bomb(g, side)
      break
    case board.TACTICAL:
      moveMarker(g, side, theatre, amount, 0)
      break
    case board.STRATEGIC:
      strategicAdvantage(g, side, theatre, amount)
      break
    case board.PROPAGANDA:
      score(g, side, amount)
      break
    default:
  }
}

/** Returns 0, 1 or 2. */
function iconBonus(g: Table, theatre: number): number {
  const distance = Math.abs(at(g.marker, theatre))
  if (distance >= at(board.ICON_2, theatre)) return 2
  return distance >= at(board.ICON_1, theatre) ? 1 : 0
}

function scoreCampaign(g: Table, theatre: number, campaign: number): void {
  const marker = at(g.marker, theatre)
  const points = at(board.CAMPAIGN_VP, campaign) + iconBonus(g, theatre)
  if (marker >= 0) score(g, BOT, points)
  if (marker <= 0) score(g, PLAYER, points)
}

/** Effects of empty spaces in a theatre that ended early; tactical and blank ones give nothing. */
function resolveLeftovers(
  g: Table,
  side: number,
  theatre: number,
  firstSpace: number,
  lastSpace: number,
): void {
  let waiting = 0
  for (let space = firstSpace; space < lastSpace; space += 1) {
    const effect = at(board.EFFECT, space)
    if (at(g.taken, space) === 1 || effect === board.BLANK || effect === board.TACTICAL) continue
    if (side === BOT) resolveEffect(g, side, theatre, space)
    else waiting |= 1 << (space - firstSpace)
  }
  while (waiting !== 0) {
    let options = 0
    let alike = true
    let example = -1
    for (let space = firstSpace; space < lastSpace; space += 1) {
      if ((waiting & (1 << (space - firstSpace))) === 0) continue
      options += 1
      if (example < 0) example = space
      else if (at(board.EFFECT, space) !== at(board.EFFECT, example)) alike = false
      else if (at(board.AMOUNT, space) !== at(board.AMOUNT, example)) alike = false
    }
    let left = alike ? 0 : choose(g, options)
    let space = firstSpace
    while ((waiting & (1 << (space - firstSpace))) === 0 || left > 0) {
      if ((waiting & (1 << (space - firstSpace))) !== 0) left -= 1
      space += 1
    }
    waiting &= ~(1 << (space - firstSpace))
    resolveEffect(g, side, theatre, space)
  }
}

/** Scores a filled campaign first; then a marker on an end cell ends the theatre. */
function close(g: Table, theatre: number): void {
  const beyond = at(board.FIRST_CAMPAIGN, theatre + 1)
  let campaign = at(g.open, theatre)
  while (campaign < beyond && at(g.empty, campaign) === 0) {
    scoreCampaign(g, theatre, campaign)
    campaign += 1
  }
  g.open[theatre] = campaign < beyond ? campaign : -1
  const marker = at(g.marker, theatre)
  if (campaign === beyond || Math.abs(marker) < at(board.END, theatre)) return
  g.open[theatre] = -1
  const winner = marker > 0 ? BOT : PLAYER
  const firstSpace = at(board.FIRST_SPACE, campaign)
  resolveLeftovers(g, winner, theatre, firstSpace, at(board.FIRST_SPACE, beyond))
  for (; campaign < beyond; campaign += 1) score(g, winner, at(board.CAMPAIGN_VP, campaign))
  score(g, winner, iconBonus(g, theatre))
}

/** The token is already removed from the row or reserve. Returns true for a blitz: its side may continue. */
export function place(g: Table, side: number, theatre: number, space: number, kind: number): boolean {
  if (g.log !== undefined) {
    g.log(`${side === BOT ? 'bot' : 'player'} ${board.SPACE_IDS[space]} ${board.KIND_IDS[kind]}`)
  }
  const as = playsAs(g, side, kind)
  const cells = strength(g, side, theatre, kind)
  g.taken[space] = 1
  add(g.empty, at(board.CAMPAIGN_OF, space), -1)
  g.lastPlaced[side] = as
  add(g.forGeneral, side * board.THEATRES + theatre, at(board.FOR_GENERAL, kind))
  add(g.forAdmiral, side * board.THEATRES + theatre, at(board.FOR_ADMIRAL, kind))

  if (at(board.TASK_FORCE, as) === 0) resolveEffect(g, side, theatre, space)
  if (at(board.BOMBER, as) === 1) bomb(g, side)
  moveMarker(g, side, theatre, cells, 0)
  if (as === board.NUCLEAR_BOMB) {
    for (let t = 0; t < board.THEATRES; t += 1)
      if (t !== theatre && isOpen(g, t)) moveMarker(g, side, t, -2, 1)
  }
  close(g, theatre)
  return at(board.BLITZ, as) === 1
}
