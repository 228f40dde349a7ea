import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactShare } from './exact-share.ts'
import { histogramBars, meanOf, quantile, sumOf } from '../histogram.ts'
import { independentChange, estimateMean, pairedChange, estimateShare } from './interval.ts'
import { binomialProbabilities } from '../testing/binomial.ts'

test('a share has the Wilson interval', () => {
  const { value, from, to } = estimateShare(81, 263)
  expect(value).toBeCloseTo(0.30798, 5)
  expect(from).toBeCloseTo(0.25528, 4)
  expect(to).toBeCloseTo(0.36621, 4)
  expect(estimateShare(0, 10).from).toBe(0)
  expect(estimateShare(0, 10).to).toBeCloseTo(0.27753, 4)
  expect(estimateShare(0, 0)).toEqual({ value: 0, from: 0, to: 1 })
})

test('a share is within its interval, and the interval within 0 to 1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
      const { value, from, to } = estimateShare(Math.round(of * part), of)
      return from >= 0 && from <= value + 1e-12 && value <= to + 1e-12 && to <= 1
    }),
  )
})

test('mean and deviation are computed from sums', () => {
  expect(estimateMean(4, 20, 120)).toMatchObject({ value: 5, deviation: Math.sqrt(20 / 3) })
  expect(estimateMean(0, 0, 0)).toEqual({ value: 0, from: 0, to: 0, of: 0, deviation: 0 })
})

test('a mean has the number of its values; a single value has no interval', () => {
  expect(estimateMean(1, 7, 49)).toEqual({ value: 7, from: 7, to: 7, of: 1, deviation: 0 })
  expect(meanOf({ 7: { count: 3, seeds: [] } })).toMatchObject({ from: 7, to: 7, of: 3 })
})

test('an exact share has the Clopper-Pearson interval', () => {
  const known = [
    { count: 81, of: 263, from: 0.252737, to: 0.367622 },
    { count: 0, of: 10, from: 0, to: 0.308497 },
    { count: 5, of: 10, from: 0.187086, to: 0.812914 },
    { count: 1, of: 1, from: 0.025, to: 1 },
    { count: 0, of: 0, from: 0, to: 1 },
  ]
  for (const { count, of, from, to } of known) {
    expect(exactShare(count, of, 0.05).from).toBeCloseTo(from, 6)
    expect(exactShare(count, of, 0.05).to).toBeCloseTo(to, 6)
  }
})

test('each tail beyond an exact interval has half of the error probability', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
      const count = Math.round(of * part)
      const { from, to } = exactShare(count, of, 0.02)
      const tail = (p: number, isIn: (n: number) => boolean) =>
        binomialProbabilities(of, p).reduce((sum, chance, n) => (isIn(n) ? sum + chance : sum), 0)
      if (count > 0) expect(tail(from, (n) => n >= count)).toBeCloseTo(0.01, 6)
      if (count < of) expect(tail(to, (n) => n <= count)).toBeCloseTo(0.01, 6)
    }),
    { numRuns: 50 },
  )
})

test('matches with equal results on the same seeds keep the interval of a change narrow', () => {
  const { value, from, to } = pairedChange(20, 60, 1000)
  expect(value).toBeCloseTo(0.04)
  expect(from).toBeCloseTo(0.0228, 4)
  expect(to).toBeCloseTo(0.0581, 4)
  expect(pairedChange(20, 60, 100_000).to).toBeLessThan(0.001)
})

test('the interval of a change is not empty if no match differs', () => {
  const { value, from, to } = pairedChange(0, 0, 200)
  expect(value).toBe(0)
  expect(to).toBeCloseTo(0.01885, 4)
  expect(from).toBeCloseTo(-to)
  expect(pairedChange(0, 0, 0)).toEqual({ value: 0, from: -1, to: 1 })
})

// With only one discordant count, the error rate can be computed exactly.
test.each(
  [0.0005, 0.002, 0.005, 0.01, 0.0137, 0.02, 0.1, 0.5].flatMap((q) => [200, 2000].map((of) => ({ q, of }))),
)('the 95% interval misses a change of $q in at most 5.5% of comparisons of $of matches', ({ q, of }) => {
  const wrong = binomialProbabilities(of, q).reduce((sum, chance, count) => {
    const { from, to } = pairedChange(0, count, of)
    return q < from || q > to ? sum + chance : sum
  }, 0)
  expect(wrong).toBeLessThan(0.055)
})

test('the difference of two shares has the Newcombe interval', () => {
  const { value, from, to } = independentChange(estimateShare(48, 80), estimateShare(56, 70))
  expect(value).toBeCloseTo(0.2)
  expect(from).toBeCloseTo(0.0524, 3)
  expect(to).toBeCloseTo(0.3339, 3)
})

test('bars, sum, mean and quantiles of a histogram', () => {
  const lengths = { '10': { count: 1, seeds: [1] }, '9': { count: 3, seeds: [2] } }
  expect(histogramBars(lengths).map(({ at }) => at)).toEqual([9, 10])
  expect(sumOf(lengths)).toBe(37)
  expect(meanOf(lengths).value).toBe(9.25)
  expect([0.5, 0.75, 0.76, 1].map((part) => quantile(lengths, part))).toEqual([9, 9, 10, 10])
})
