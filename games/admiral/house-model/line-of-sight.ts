import type { Candidate } from '@opfor/kernel'
import { type Square, squaresBetween, squareWith } from './board.ts'
import { shipAs } from '../names.ts'
import type { Side } from '../battles/pieces.ts'
import { afloat, isDoomed, type Ship, type Situation } from '../situation.ts'

/**
 * What blocks the line between two squares for a shooter of a side: a ship or an island in between. Stratego sees
 * through what will be sunk in this phase; the player does not.
 */
export function blockedBy(now: Situation, side: Side, from: Square, to: Square): Candidate | undefined {
  const line = squaresBetween(from, to)
  const ship = afloat(now).find((each) => blocks(now, each, side, line))
  if (ship !== undefined) return shipAs(ship)
  const island = now.battle.board.islands.find((id) => line.includes(id))
  return island === undefined ? undefined : squareWith(island)
}

/** Whether a shooter of a side on one square sees the other. */
export function sees(now: Situation, side: Side, from: Square, to: Square): boolean {
  const line = squaresBetween(from, to)
  if (line.length === 0) return true
  for (const ship of now.ships) if (blocks(now, ship, side, line)) return false
  return !now.battle.board.islands.some((id) => line.includes(id))
}

function blocks(now: Situation, ship: Ship, side: Side, line: readonly string[]): boolean {
  if (!line.includes(ship.at)) return false
  if (!now.battle.board.friendsBlock && ship.side === side) return false
  return side === 'player' || !isDoomed(ship)
}
