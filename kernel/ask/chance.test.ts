import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededNumber, seededRandom } from './chance.ts'

const seeds = fc.integer({ min: 0, max: 4294967295 })

test('chance is a pure function of the seed, the answer, the throw and the number of sides', () => {
  fc.assert(
    fc.property(seeds, fc.nat(10_000), fc.nat(10), fc.integer({ min: 1, max: 1000 }), (seed, n, i, k) => {
      const value = seededNumber(seed, n, i, k)
      expect(seededNumber(seed, n, i, k)).toBe(value)
      expect(Number.isInteger(value) && value >= 0 && value < k).toBe(true)
    }),
  )
})

test('chance gives these numbers for ever: a second program can compare itself', () => {
  const faces = Array.from({ length: 12 }, (_, n) => seededNumber(2026, n, 0, 6))
  const throws = Array.from({ length: 12 }, (_, i) => seededNumber(2026, 0, i, 6))
  const bySeed = [0, 1, 2, 4294967295].map((seed) => seededNumber(seed, 0, 0, 1_000_000))
  expect([faces, throws, bySeed].map((row) => row.join(' '))).toMatchInlineSnapshot(`
    [
      "5 0 0 0 1 4 4 3 3 1 5 3",
      "5 2 2 4 1 3 1 0 2 1 4 5",
      "221344 786031 660493 1074",
    ]
  `)
})

test('the numbers of one answer come one after another', () => {
  const random = seededRandom(7, 3)
  expect([random(6), random(100), random(6)]).toEqual(
    [0, 1, 2].map((i) => seededNumber(7, 3, i, i === 1 ? 100 : 6)),
  )
})

/** Pearson's chi-squared statistic; with 5 degrees of freedom it passes 25.7 once in 10,000. */
function unevenness(values: Iterable<number>): number {
  const counts = Array.from({ length: 6 }, () => 0)
  let all = 0
  for (const value of values) {
    counts[value] = (counts[value] ?? 0) + 1
    all += 1
  }
  const expected = all / 6
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('a die is fair', () => {
  const many = Array.from({ length: 60_000 }, (_, at) => at)

  test.each([0, 1, 2026, 4294967295])('over the answers of the seed %i', (seed) => {
    expect(unevenness(many.map((n) => seededNumber(seed, n, 0, 6)))).toBeLessThan(25.7)
  })

  test.each([0, 1, 50])('over seeds, for answer %i', (n) => {
    expect(unevenness(many.map((seed) => seededNumber(seed, n, 0, 6)))).toBeLessThan(25.7)
  })

  test('over the throws of one answer', () => {
    expect(unevenness(many.map((i) => seededNumber(5, 5, i, 6)))).toBeLessThan(25.7)
  })

  test('whatever the throw before it showed', () => {
    for (const face of [0, 5]) {
      const after = many.flatMap((n) =>
        seededNumber(9, n, 0, 6) === face ? [seededNumber(9, n + 1, 0, 6)] : [],
      )
      const same = many.flatMap((n) => (seededNumber(9, n, 0, 6) === face ? [seededNumber(9, n, 1, 6)] : []))
      expect(unevenness(after)).toBeLessThan(25.7)
      expect(unevenness(same)).toBeLessThan(25.7)
    }
  })
})
