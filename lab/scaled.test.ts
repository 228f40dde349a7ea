import { expect, test } from 'vitest'
import { plain, power, product } from './scaled.ts'

test('powers are those of floating point where it can hold them', () => {
  for (const [base, exponent] of [
    [1.96, 100],
    [0.04, 50],
    [1.0075, 20_000],
    [3, 0],
  ] as const)
    expect(plain(power(base, exponent)) / base ** exponent).toBeCloseTo(1, 9)
})

test('a product of a very large and a very small number is exact enough', () => {
  expect(plain(product(power(1.5, 100_000), power(1 / 1.5, 99_999)))).toBeCloseTo(1.5, 6)
  expect(plain(power(1.5, 100_000))).toBe(Number.MAX_VALUE)
  expect(plain(power(0.5, 100_000))).toBe(0)
})
