import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactShare } from './exact.ts'
import { bars, meanOf, quantile, sumOf } from './histogram.ts'
import { changeBetween, mean, pairedChange, share } from './interval.ts'
import { binomial } from './testing/binomial.ts'

test('a share has the interval of Wilson', () => {
  const { value, from, to } = share(81, 263)
  expect(value).toBeCloseTo(0.30798, 5)
  expect(from).toBeCloseTo(0.25528, 4)
  expect(to).toBeCloseTo(0.36621, 4)
  expect(share(0, 10).from).toBe(0)
  expect(share(0, 10).to).toBeCloseTo(0.27753, 4)
  expect(share(0, 0)).toEqual({ value: 0, from: 0, to: 1 })
})

test('a share lies in its interval, and the interval in 0 to 1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
      const { value, from, to } = share(Math.round(of * part), of)
      return from >= 0 && from <= value + 1e-12 && value <= to + 1e-12 && to <= 1
    }),
  )
})

test('a mean and its deviation come from whole sums', () => {
  expect(mean(4, 20, 120)).toMatchObject({ value: 5, deviation: Math.sqrt(20 / 3) })
  expect(mean(0, 0, 0)).toEqual({ value: 0, from: 0, to: 0, of: 0, deviation: 0 })
})

test('a mean says of how many values it is: one alone has no interval to show', () => {
  expect(mean(1, 7, 49)).toEqual({ value: 7, from: 7, to: 7, of: 1, deviation: 0 })
  expect(meanOf({ 7: { count: 3, seeds: [] } })).toMatchObject({ from: 7, to: 7, of: 3 })
})

test('an exact share has the interval of Clopper and Pearson', () => {
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

test('of an exact interval, what lies beyond an end is as unlikely as asked', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3000 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
      const count = Math.round(of * part)
      const { from, to } = exactShare(count, of, 0.02)
      const tail = (p: number, isIn: (n: number) => boolean) =>
        binomial(of, p).reduce((sum, chance, n) => (isIn(n) ? sum + chance : sum), 0)
      if (count > 0) expect(tail(from, (n) => n >= count)).toBeCloseTo(0.01, 6)
      if (count < of) expect(tail(to, (n) => n <= count)).toBeCloseTo(0.01, 6)
    }),
    { numRuns: 50 },
  )
})

test('matches on the same seeds that end alike widen the interval of a change by little', () => {
  const { value, from, to } = pairedChange(20, 60, 1000)
  expect(value).toBeCloseTo(0.04)
  expect(from).toBeCloseTo(0.0228, 4)
  expect(to).toBeCloseTo(0.0581, 4)
  expect(pairedChange(20, 60, 100_000).to).toBeLessThan(0.001)
})

test('where no match has changed hands, a change may still be there', () => {
  const { value, from, to } = pairedChange(0, 0, 200)
  expect(value).toBe(0)
  expect(to).toBeCloseTo(0.01885, 4)
  expect(from).toBeCloseTo(-to)
  expect(pairedChange(0, 0, 0)).toEqual({ value: 0, from: -1, to: 1 })
})

// Only one setting wins what the other does not: then both counts are known exactly, and so is how often they mislead.
test.each(
  [0.0005, 0.002, 0.005, 0.01, 0.0137, 0.02, 0.1, 0.5].flatMap((q) => [200, 2000].map((of) => ({ q, of }))),
)(
  'a change of $q lies outside its 95% interval in no more than 5.5 of 100 comparisons of $of matches',
  ({ q, of }) => {
    const wrong = binomial(of, q).reduce((sum, chance, count) => {
      const { from, to } = pairedChange(0, count, of)
      return q < from || q > to ? sum + chance : sum
    }, 0)
    expect(wrong).toBeLessThan(0.055)
  },
)

test('the change between two shares has the interval of Newcombe', () => {
  const { value, from, to } = changeBetween(share(48, 80), share(56, 70))
  expect(value).toBeCloseTo(0.2)
  expect(from).toBeCloseTo(0.0524, 3)
  expect(to).toBeCloseTo(0.3339, 3)
})

test('a histogram knows its bars, sum, mean and quantiles', () => {
  const lengths = { '10': { count: 1, seeds: [1] }, '9': { count: 3, seeds: [2] } }
  expect(bars(lengths).map(({ at }) => at)).toEqual([9, 10])
  expect(sumOf(lengths)).toBe(37)
  expect(meanOf(lengths).value).toBe(9.25)
  expect([0.5, 0.75, 0.76, 1].map((part) => quantile(lengths, part))).toEqual([9, 9, 10, 10])
})
