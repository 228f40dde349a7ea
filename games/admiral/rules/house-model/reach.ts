import { type Candidate, memoizeRecent } from '@opfor/kernel'
import { neighbours, type Square } from '../../table/house-model/board.ts'
import { bonus } from './bonus.ts'
import type { Grade, Side } from '../../table/battles/pieces.ts'
import { cardOf, type Ship, type Situation, squareOf } from '../../table/situation.ts'

export interface Stop extends Candidate {
  readonly square: Square
  readonly steps: number
}

export interface FiringStop extends Stop {
  /** By the id of each enemy that it could attack. */
  readonly grades: Readonly<Record<string, Grade>>
  /** The hierarchy's choice there: one, or equals before the last tie. */
  readonly first: readonly string[]
}

/** Reduced, if that is lower, with half of the Structure Points or fewer. */
export function speedNow(now: Situation, ship: Ship): number {
  const { speed, reducedSpeed = speed, structure } = cardOf(now, ship)
  return 2 * ship.points <= structure ? Math.min(speed, reducedSpeed) : speed
}

export function squaresAMove(now: Situation, ship: Ship): number {
  return Math.max(0, speedNow(now, ship) + bonus(now, ship, 'move', 'speed'))
}

/** Free squares, nearest first. Passes friends, but not enemies or islands. */
export function reachable(now: Situation, ship: Ship, steps: number): readonly Stop[] {
  const taken = new Set(now.ships.map((each) => each.at))
  return wavesOf(now, ship, steps).flatMap((wave, at) =>
    wave
      .filter(({ id }) => !taken.has(id))
      .map((square) => ({ id: square.id, name: square.name, square, steps: at + 1 })),
  )
}

/** By number of steps; includes passable squares of friends. */
export function wavesOf(now: Situation, ship: Ship, steps: number): readonly (readonly Square[])[] {
  const start = squareOf(ship)
  return start === undefined ? [] : wavesFrom(now, start, ship.side, steps)
}

const wavesFrom = memoizeRecent((now: Situation, start: Square, of: Side, steps: number) => {
  const { board } = now.battle
  const taken = new Map(now.ships.map((each) => [each.at, each.side]))
  const seen = new Set([start.id, ...board.islands])
  const waves: (readonly Square[])[] = []
  let edge: readonly Square[] = [start]
  for (let step = 1; step <= steps && edge.length > 0; step += 1) {
    const next: Square[] = []
    for (const from of edge)
      for (const square of neighbours(board, from)) {
        if (seen.has(square.id)) continue
        seen.add(square.id)
        const side = taken.get(square.id)
        if (side !== undefined && (side !== of || !board.throughFriends)) continue
        next.push(square)
      }
    waves.push(next)
    edge = next
  }
  return waves
})

/** Sorts row by row from the player's side. */
export function inRows<S extends Stop>(stops: readonly S[]): readonly S[] {
  return stops.toSorted((a, b) => a.square.y - b.square.y || a.square.x - b.square.x)
}
