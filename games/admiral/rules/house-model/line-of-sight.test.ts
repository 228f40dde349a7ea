import { describe, expect, test } from 'vitest'
import {
  distance,
  liesBetween,
  neighbours,
  type Square,
  squaresOf,
  squareWith,
} from '../../table/house-model/board.ts'
import { blockedBy, sees } from './line-of-sight.ts'
import { openSea, type Position, situation } from '../../testing/position.ts'

const squares = squaresOf(openSea)

type Fraction = readonly [over: number, under: number]

const less = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b

/** Exact reference: clips the segment by the inside of the square. Doubled coordinates make edges whole numbers. */
function passesThrough(a: Square, b: Square, c: Square): boolean {
  let enter: Fraction = [0, 1]
  let leave: Fraction = [1, 1]
  for (const axis of ['x', 'y'] as const) {
    const start = 2 * a[axis]
    const step = 2 * (b[axis] - a[axis])
    const [low, high] = [2 * c[axis] - 1, 2 * c[axis] + 1]
    if (step === 0) {
      if (start <= low || start >= high) return false
      continue
    }
    const at = (edge: number): Fraction => (step > 0 ? [edge - start, step] : [start - edge, -step])
    const [first, last] = step > 0 ? [at(low), at(high)] : [at(high), at(low)]
    if (less(enter, first)) enter = first
    if (less(last, leave)) leave = last
  }
  return less(enter, leave)
}

test('line of sight equals an exact geometric test on every case of an 8x10 board', () => {
  let cases = 0
  let blocked = 0
  const wrong: string[] = []
  for (const a of squares)
    for (const b of squares)
      for (const c of squares) {
        if (a === b || a === c || b === c) continue
        cases += 1
        const exact = passesThrough(a, b, c)
        if (exact) blocked += 1
        if (liesBetween(a, b, c) !== exact || liesBetween(b, a, c) !== exact)
          wrong.push(`${a.id} ${b.id} ${c.id}`)
      }
  expect(wrong).toEqual([])
  expect(cases).toBe(80 * 79 * 78)
  expect(blocked).toBeGreaterThan(10_000)
})

describe('what blocks', () => {
  const c1 = squareWith('c1') as Square
  const c5 = squareWith('c5') as Square
  const between = (change: Partial<Position>, mid: object = {}) =>
    situation({
      player: { Ajax: { at: 'c1' } },
      stratego: { Bold: { at: 'c5' }, Mid: { at: 'c3', ...mid } },
      ...change,
    })

  test('a ship, named', () => {
    expect(blockedBy(between({}), 'player', c1, c5)?.id).toBe('stratego-2')
  })

  test('an island, named', () => {
    const now = between({ board: { islands: ['c4'] } }, { at: 'h9' })
    expect(blockedBy(now, 'player', c1, c5)?.id).toBe('c4')
  })

  test('a doomed ship blocks the player, and not Stratego', () => {
    const now = between({}, { pending: 4 })
    expect([sees(now, 'player', c1, c5), sees(now, 'stratego', c5, c1)]).toEqual([false, true])
  })

  test('friends, unless the battle says that they do not', () => {
    expect(sees(between({}), 'stratego', c5, c1)).toBe(false)
    const open = between({ board: { friendsBlock: false } })
    expect([sees(open, 'stratego', c5, c1), sees(open, 'player', c1, c5)]).toEqual([true, false])
  })

  test('nothing that is sunk or waits', () => {
    expect(sees(between({}, { at: 'sunk' }), 'player', c1, c5)).toBe(true)
  })
})

describe('the grid', () => {
  const a1 = squareWith('a1') as Square
  const c4 = squareWith('c4') as Square

  test('a diagonal step counts as one, or as two', () => {
    expect([distance('diagonal', a1, c4), distance('orthogonal', a1, c4)]).toEqual([3, 5])
  })

  test('a square has eight neighbours, or four; fewer at the edge', () => {
    expect(neighbours(openSea, c4)).toHaveLength(8)
    expect(neighbours({ ...openSea, metric: 'orthogonal' }, c4)).toHaveLength(4)
    expect(neighbours(openSea, a1).map(({ id }) => id)).toEqual(['b1', 'a2', 'b2'])
  })

  test('there are as many squares as rows times columns, in rows', () => {
    expect(squares).toHaveLength(80)
    expect(
      squares
        .slice(0, 9)
        .map(({ id }) => id)
        .join(' '),
    ).toBe('a1 b1 c1 d1 e1 f1 g1 h1 a2')
  })
})
