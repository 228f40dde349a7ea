import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bars, meanOf, quantile, sumOf } from './histogram.ts'
import { mean, pairedChange, share } from './interval.ts'

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
  expect(mean(0, 0, 0)).toEqual({ value: 0, from: 0, to: 0, deviation: 0 })
})

test('matches on the same seeds that end alike widen no interval', () => {
  expect(pairedChange(0, 0, 1000)).toEqual({ value: 0, from: 0, to: 0 })
  const { value, from, to } = pairedChange(20, 60, 1000)
  expect(value).toBeCloseTo(0.04)
  expect(to - value).toBeCloseTo(value - from)
  expect(to - value).toBeCloseTo((1.96 * Math.sqrt(80 - 1.6)) / 1000, 5)
})

test('a histogram knows its bars, sum, mean and quantiles', () => {
  const lengths = { '10': { count: 1, seeds: [1] }, '9': { count: 3, seeds: [2] } }
  expect(bars(lengths).map(({ at }) => at)).toEqual([9, 10])
  expect(sumOf(lengths)).toBe(37)
  expect(meanOf(lengths).value).toBe(9.25)
  expect([0.5, 0.75, 0.76, 1].map((part) => quantile(lengths, part))).toEqual([9, 9, 10, 10])
})
