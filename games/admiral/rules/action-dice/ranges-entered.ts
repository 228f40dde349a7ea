import { memoizeRecent } from '@opfor/kernel'
import { neighbours, type Square } from '../../table/house-model/board.ts'
import { threatsOver } from '../house-model/ranges.ts'
import { wavesOf } from '../house-model/reach.ts'
import { enemyOf, fleetOf, type Ship, type Situation, squareOf } from '../../table/situation.ts'

/** With the fewest new ranges of enemies. */
interface Way {
  readonly ranges: number
  readonly steps: number
}

type Ways = ReadonlyMap<string, Way>

/** Of the ways with the fewest new ranges, the shortest. */
export const waysOutside = memoizeRecent(measured)

/** Breadth-first over sets of entered ranges, as bits. Drops ways that add nothing to a shorter one. */
function measured(now: Situation, ship: Ship, steps: number): Ways {
  const ways = new Map<string, Way>()
  const start = squareOf(ship)
  if (start === undefined) return ways
  const enemies = fleetOf(now, enemyOf(ship.side)).map(({ id }) => id)
  const over = (square: Square): number =>
    threatsOver(now, ship, square).reduce((bits, { id }) => bits | (1 << enemies.indexOf(id)), 0)
  const already = over(start)
  const open = new Map(
    wavesOf(now, ship, steps)
      .flat()
      .map((square) => [square.id, { square, ranges: over(square) & ~already }]),
  )
  const found = new Map<string, readonly number[]>()
  let edge: readonly { readonly square: Square; readonly bits: number }[] = [{ square: start, bits: 0 }]
  for (let step = 1; step <= steps; step += 1) {
    const next: { readonly square: Square; readonly bits: number }[] = []
    for (const from of edge)
      for (const { id } of neighbours(now.battle.board, from.square)) {
        const to = open.get(id)
        if (to === undefined) continue
        const bits = from.bits | to.ranges
        const before = found.get(id) ?? []
        if (before.some((each) => (each & bits) === each)) continue
        found.set(id, [...before, bits])
        next.push({ square: to.square, bits })
        const ranges = bitsIn(bits)
        if (ranges < (ways.get(id)?.ranges ?? Number.POSITIVE_INFINITY)) ways.set(id, { ranges, steps: step })
      }
    edge = next
  }
  return ways
}

function bitsIn(bits: number): number {
  return bits === 0 ? 0 : (bits & 1) + bitsIn(bits >>> 1)
}
