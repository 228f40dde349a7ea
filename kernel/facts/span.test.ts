import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Span } from '../ask/questions/number.ts'
import { anywhere, bestOf, closer, exactly, narrowedTo } from './span.ts'

const between = (from: number, below: number): Span => ({ from, below })

describe('whether a distance is closer than a limit', () => {
  test.each([
    [exactly(7), 8, true],
    [exactly(8), 8, false],
    [exactly(9), 8, false],
    [between(0, 8), 8, true],
    [between(0, 8), 12, true],
    [between(8, 12), 8, false],
    [between(8, 12), 4, false],
    [between(8, 12), 10, undefined],
    [anywhere, 8, undefined],
  ] as const)('%o closer than %i: %s', (span, limit, expected) => {
    expect(closer(span, limit)).toBe(expected)
  })
})

test('what is heard narrows what was known, and never widens it', () => {
  expect(narrowedTo(anywhere, 12, true)).toEqual(between(0, 12))
  expect(narrowedTo(anywhere, 12, false)).toEqual(between(12, Infinity))
  expect(narrowedTo(between(4, 8), 12, true)).toEqual(between(4, 8))
  expect(narrowedTo(between(4, 8), 2, false)).toEqual(between(4, 8))
})

describe('who is surely nearest or farthest', () => {
  test.each([
    ['fewest', [exactly(5), exactly(2), exactly(2)], [1, 2]],
    ['most', [exactly(5), exactly(2), exactly(5)], [0, 2]],
    ['fewest', [between(0, 4), between(4, 8)], [0]],
    ['most', [between(0, 4), between(4, 8)], [1]],
    ['fewest', [exactly(3), between(4, 8)], [0]],
    ['fewest', [exactly(4), between(4, 8)], undefined],
    ['fewest', [between(0, 4), exactly(4)], [0]],
    ['fewest', [between(0, 4), exactly(3)], undefined],
    ['fewest', [between(0, 5), between(4, 8)], undefined],
    ['fewest', [anywhere, anywhere], undefined],
    ['most', [between(8, 12), exactly(7), between(0, 8)], [0]],
    ['most', [exactly(8), between(0, 8)], [0]],
    ['most', [exactly(8), between(8, 9)], undefined],
  ] as const)('%s of %o: %o', (how, spans, expected) => {
    expect(bestOf(spans, how)).toEqual(expected)
  })

  const span = fc
    .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 3 }))
    .map(([from, width]) => between(from, from + width))

  test('is known only if it holds for all distances within the ranges', () => {
    const inside = (known: Span, share: number): number =>
      known.from === known.below ? known.from : known.from + share * (known.below - known.from)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(span, fc.constantFrom(0, 0.3, 0.9)), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('most' as const, 'fewest' as const),
        (known, how) => {
          const best = bestOf(
            known.map(([each]) => each),
            how,
          )
          if (best === undefined) return
          const values = known.map(([each, share]) => inside(each, share))
          const wanted = how === 'most' ? Math.max(...values) : Math.min(...values)
          expect(best).toEqual([...values.keys()].filter((at) => values[at] === wanted))
        },
      ),
    )
  })
})
