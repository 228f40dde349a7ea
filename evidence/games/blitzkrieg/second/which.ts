/** "Selecting a unit". Filters that leave none are skipped. */

import * as board from './board.ts'
import { at, BOT } from './board.ts'
import { changeRank } from './placement.ts'
import type { Table } from './table.ts'
import { playsAs, roll, strength } from './table.ts'
import { markerAfter, NOTHING, slotsFor, WINS_CAMPAIGN } from './trial.ts'

function greatestChangeSlots(g: Table, theatre: number, space: number, slots: number): number {
  const before = at(g.marker, theatre)
  const fills = at(g.empty, at(g.open, theatre)) === 1
  let best = 0
  let bestRank = 8
  for (let slot = 0; slots >> slot !== 0; slot += 1) {
    if ((slots & (1 << slot)) === 0) continue
    const after = markerAfter(g, theatre, space, at(g.row, slot))
    const rank = changeRank(before, after, fills && after < 0)
    if (rank < bestRank) best = 0
    if (rank <= bestRank) best |= 1 << slot
    bestRank = Math.min(bestRank, rank)
  }
  return best
}

function weaponSlots(g: Table, slots: number): number {
  let weapons = 0
  for (let slot = 0; slots >> slot !== 0; slot += 1) weapons |= at(board.WEAPON, at(g.row, slot)) << slot
  return weapons & slots
}

function slotsOfStratagem(g: Table, theatre: number, space: number, slots: number): number {
  const weapons = weaponSlots(g, slots)
  const effect = at(board.EFFECT, space)
  switch (g.stratagem) {
    case board.BIG_GUNS:
      return weapons === 0 ? greatestChangeSlots(g, theatre, space, slots) : weapons
    case board.COUNTERATTACK:
      return greatestChangeSlots(g, theatre, space, slots)
    case board.RAPID_DEPLOYMENT:
      return slots & -slots
    case board.RESEARCH_AND_DEVELOPMENT:
      return effect === board.RESEARCH || effect === board.RESEARCH_INDUSTRY || weapons === 0
        ? slots
        : weapons
    default:
      return slots
  }
}

function slotsOfStrength(g: Table, theatre: number, slots: number, least: number): number {
  let kept = 0
  for (let slot = 0; slots >> slot !== 0; slot += 1) {
    if (strength(g, BOT, theatre, at(g.row, slot)) >= least) kept |= 1 << slot
  }
  return kept & slots
}

function greatestStrength(g: Table, theatre: number, slots: number): number {
  let greatest = 0
  for (let slot = 0; slots >> slot !== 0; slot += 1) {
    if ((slots & (1 << slot)) !== 0) greatest = Math.max(greatest, strength(g, BOT, theatre, at(g.row, slot)))
  }
  return greatest
}

function slotsWithoutBlitz(g: Table, slots: number): number {
  let kept = slots
  for (let slot = 0; slots >> slot !== 0; slot += 1) {
    if ((slots & (1 << slot)) === 0) continue
    if (at(board.BLITZ, playsAs(g, BOT, at(g.row, slot))) === 1) kept &= ~(1 << slot)
  }
  return kept
}

/** From the left, wrapping around. */
function rollForSlot(g: Table, slots: number): number {
  let count = 0
  for (let rest = slots; rest !== 0; rest &= rest - 1) count += 1
  let skip = count < 2 ? 0 : roll(g, 6) % count
  let rest = slots
  for (; skip > 0; skip -= 1) rest &= rest - 1
  return 31 - Math.clz32(rest & -rest)
}

export function pickSlot(g: Table, theatre: number, space: number): number {
  let slots = slotsFor(g, theatre, space, NOTHING)
  slots = slotsFor(g, theatre, space, WINS_CAMPAIGN) || slots
  slots = slotsOfStratagem(g, theatre, space, slots)
  if (at(board.EFFECT, space) === board.BLANK) slots = slotsOfStrength(g, theatre, slots, 1) || slots
  if (at(g.empty, at(g.open, theatre)) === 1) slots = slotsWithoutBlitz(g, slots) || slots
  if (g.botVP >= 20) slots = slotsOfStrength(g, theatre, slots, greatestStrength(g, theatre, slots))
  return rollForSlot(g, slots)
}
