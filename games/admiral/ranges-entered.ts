import { neighbours, type Square } from './board.ts'
import { threatsOver } from './ranges.ts'
import { wavesOf } from './reach.ts'
import { enemyOf, fleetOf, type Ship, type Situation, squareOf } from './situation.ts'

type Entered = ReadonlyMap<string, number>

const known = new WeakMap<
  Ship,
  { readonly ships: Situation['ships']; readonly steps: number; readonly entered: Entered }
>()

/**
 * How many ranges of enemies that are new to a ship it enters on its way to each square within so many steps: of the
 * shortest ways there, on the one with the fewest.
 */
export function rangesEntered(now: Situation, ship: Ship, steps: number): Entered {
  const before = known.get(ship)
  if (before?.ships === now.ships && before.steps === steps) return before.entered
  const entered = measured(now, ship, steps)
  known.set(ship, { ships: now.ships, steps, entered })
  return entered
}

/** Wave by wave the sets of ranges that are entered on some way, each set as the bits of a number. */
function measured(now: Situation, ship: Ship, steps: number): Entered {
  const start = squareOf(ship)
  const entered = new Map<string, number>()
  if (start === undefined) return entered
  const enemies = fleetOf(now, enemyOf(ship.side)).map(({ id }) => id)
  const over = (square: Square): number =>
    threatsOver(now, ship, square).reduce((bits, { id }) => bits | (1 << enemies.indexOf(id)), 0)
  const already = over(start)
  let edge: ReadonlyMap<string, ReadonlySet<number>> = new Map([[start.id, new Set([0])]])
  for (const wave of wavesOf(now, ship, steps)) {
    const next = new Map<string, ReadonlySet<number>>()
    for (const square of wave) {
      const here = over(square) & ~already
      const ways = neighbours(now.battle.board, square).flatMap(({ id }) => [...(edge.get(id) ?? [])])
      const sets = new Set(ways.map((bits) => bits | here))
      next.set(square.id, sets)
      entered.set(square.id, Math.min(...[...sets].map(bitsIn)))
    }
    edge = next
  }
  return entered
}

function bitsIn(bits: number): number {
  return bits === 0 ? 0 : (bits & 1) + bitsIn(bits >>> 1)
}
