import type { Candidate } from '@opfor/kernel'
import { type Square, squaresBetween, squareWith } from '../../table/house-model/board.ts'
import { shipAs } from '../../table/names.ts'
import type { Side } from '../../table/battles/pieces.ts'
import { afloat, isDoomed, type Ship, type Situation } from '../../table/situation.ts'

/** Stratego sees through ships that will be sunk in this phase; the player does not. */
export function blockedBy(now: Situation, side: Side, from: Square, to: Square): Candidate | undefined {
  const between = obstacle(now, side, squaresBetween(from, to), afloat(now))
  return between === undefined || 'x' in between ? between : shipAs(between)
}

export function sees(now: Situation, side: Side, from: Square, to: Square): boolean {
  const line = squaresBetween(from, to)
  return line.length === 0 || obstacle(now, side, line, now.ships) === undefined
}

/** The first of these ships that blocks the line, otherwise an island. */
function obstacle(
  now: Situation,
  side: Side,
  line: readonly string[],
  ships: readonly Ship[],
): Ship | Square | undefined {
  for (const ship of ships) if (blocks(now, ship, side, line)) return ship
  for (const id of now.battle.board.islands) if (line.includes(id)) return squareWith(id)
  return undefined
}

function blocks(now: Situation, ship: Ship, side: Side, line: readonly string[]): boolean {
  if (!line.includes(ship.at)) return false
  if (!now.battle.board.friendsBlock && ship.side === side) return false
  return side === 'player' || !isDoomed(ship)
}
