import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Span } from '../ask/questions/number.ts'
import { unknownSpan, certainBest, isSpanBelow, exactSpan, narrowSpan } from './span.ts'

const between = (from: number, below: number): Span => ({ from, below })

describe('whether a distance is closer than a limit', () => {
  test.each([
    [exactSpan(7), 8, true],
    [exactSpan(8), 8, false],
    [exactSpan(9), 8, false],
    [between(0, 8), 8, true],
    [between(0, 8), 12, true],
    [between(8, 12), 8, false],
    [between(8, 12), 4, false],
    [between(8, 12), 10, undefined],
    [unknownSpan, 8, undefined],
  ] as const)('%o closer than %i: %s', (span, limit, expected) => {
    expect(isSpanBelow(span, limit)).toBe(expected)
  })
})

test('what is heard narrows what was known, and never widens it', () => {
  expect(narrowSpan(unknownSpan, 12, true)).toEqual(between(0, 12))
  expect(narrowSpan(unknownSpan, 12, false)).toEqual(between(12, Infinity))
  expect(narrowSpan(between(4, 8), 12, true)).toEqual(between(4, 8))
  expect(narrowSpan(between(4, 8), 2, false)).toEqual(between(4, 8))
})

describe('who is surely nearest or farthest', () => {
  test.each([
    ['fewest', [exactSpan(5), exactSpan(2), exactSpan(2)], [1, 2]],
    ['most', [exactSpan(5), exactSpan(2), exactSpan(5)], [0, 2]],
    ['fewest', [between(0, 4), between(4, 8)], [0]],
    ['most', [between(0, 4), between(4, 8)], [1]],
    ['fewest', [exactSpan(3), between(4, 8)], [0]],
    ['fewest', [exactSpan(4), between(4, 8)], undefined],
    ['fewest', [between(0, 4), exactSpan(4)], [0]],
    ['fewest', [between(0, 4), exactSpan(3)], undefined],
    ['fewest', [between(0, 5), between(4, 8)], undefined],
    ['fewest', [unknownSpan, unknownSpan], undefined],
    ['most', [between(8, 12), exactSpan(7), between(0, 8)], [0]],
    ['most', [exactSpan(8), between(0, 8)], [0]],
    ['most', [exactSpan(8), between(8, 9)], undefined],
  ] as const)('%s of %o: %o', (how, spans, expected) => {
    expect(certainBest(spans, how)).toEqual(expected)
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
          const best = certainBest(
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
