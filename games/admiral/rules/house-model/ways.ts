import { memoizeRecent } from '@opfor/kernel'
import { neighbours, type Square } from '../../table/house-model/board.ts'
import { farFrom } from './damage.ts'
import type { Side } from '../../table/battles/pieces.ts'
import { type Ship, shipWith, type Situation, squareOf } from '../../table/situation.ts'

/** By square id; unreachable squares are missing. */
type Ways = ReadonlyMap<string, number>

/** Round islands and the ship's other enemies; the straight distance if there is no way. */
export function wayFrom(now: Situation, ship: Ship, target: string, square: Square): number {
  const to = squareOf(shipWith(now, target))
  if (to === undefined) return 0
  return waysTo(now, ship.side, to).get(square.id) ?? farFrom(now, square, to)
}

const waysTo = memoizeRecent((now: Situation, of: Side, to: Square): Ways => {
  const { board } = now.battle
  const enemies = now.ships.filter(({ side }) => side !== of).map(({ at }) => at)
  const barred = new Set([...board.islands, ...enemies])
  const ways = new Map<string, number>()
  for (let edge: readonly Square[] = [to], way = 1; edge.length > 0; way += 1) {
    const next: Square[] = []
    for (const square of edge.flatMap((each) => neighbours(board, each))) {
      if (ways.has(square.id) || barred.has(square.id)) continue
      ways.set(square.id, way)
      next.push(square)
    }
    edge = next
  }
  return ways
})

/** Squared: a whole number for comparing. */
export function straight(a: Square, b: Square): number {
  const [dx, dy] = [a.x - b.x, a.y - b.y]
  return dx * dx + dy * dy
}
