import type { Candidate } from '@opfor/kernel'
import { liesBetween, type Square, squareWith } from './board.ts'
import { shipAs } from '../names.ts'
import type { Side } from '../battles/pieces.ts'
import { afloat, isDoomed, type Ship, type Situation } from '../situation.ts'

/**
 * What blocks the line between two squares for a shooter of a side: a ship or an island in between. Stratego sees
 * through what will be sunk in this phase; the player does not.
 */
export function blockedBy(now: Situation, side: Side, from: Square, to: Square): Candidate | undefined {
  const between = inBetween(now, side, from, to)
  return between === undefined || 'x' in between ? between : shipAs(between)
}

/** Whether a shooter of a side on one square sees the other. */
export function sees(now: Situation, side: Side, from: Square, to: Square): boolean {
  return inBetween(now, side, from, to) === undefined
}

function inBetween(now: Situation, side: Side, from: Square, to: Square): Ship | Square | undefined {
  const { islands, friendsBlock } = now.battle.board
  for (const { ship, square } of afloat(now)) {
    if (square === from || square === to) continue
    if (!liesBetween(from, to, square)) continue
    if (!friendsBlock && ship.side === side) continue
    if (side === 'stratego' && isDoomed(ship)) continue
    return ship
  }
  for (const id of islands) {
    const square = squareWith(id)
    if (square !== undefined && liesBetween(from, to, square)) return square
  }
  return undefined
}
