import { seededNumber } from '@opfor/kernel'
import { expect, test } from 'vitest'
import {
  anytimeChange,
  evidenceAgainstChange,
  concludeChange,
  toNumber,
  scaledPower,
  scaledProduct,
} from './confidence-sequence.ts'

test('powers are those of floating point where it can hold them', () => {
  for (const [base, exponent] of [
    [1.96, 100],
    [0.04, 50],
    [1.0075, 20_000],
    [3, 0],
  ] as const)
    expect(toNumber(scaledPower(base, exponent)) / base ** exponent).toBeCloseTo(1, 9)
})

test('a product of a very large and a very small number is exact enough', () => {
  expect(toNumber(scaledProduct(scaledPower(1.5, 100_000), scaledPower(1 / 1.5, 99_999)))).toBeCloseTo(1.5, 6)
  expect(toNumber(scaledPower(1.5, 100_000))).toBe(Number.MAX_VALUE)
  expect(toNumber(scaledPower(0.5, 100_000))).toBe(0)
})

function* pairs(run: number, first: number, second: number) {
  const wins = { games: 0, firstOnly: 0, secondOnly: 0 }
  for (;;) {
    const drawn = seededNumber(run, wins.games, 0, 1_000_000) / 1_000_000
    wins.games += 1
    if (drawn < first) wins.firstOnly += 1
    else if (drawn < first + second) wins.secondOnly += 1
    yield wins
  }
}

const chances = [
  { first: 0.1, second: 0.1 },
  { first: 0.3, second: 0.1 },
  { first: 0.002, second: 0.01 },
  { first: 0, second: 0.02 },
]

test.each(chances)(
  'the true change from $first to $second is outside at some time in at most 5 % of the runs',
  ({ first, second }) => {
    const [runs, most, error] = [120, 150, 0.05]
    let missed = 0
    for (let run = 0; run < runs; run += 1)
      for (const wins of pairs(run, first, second)) {
        const isMissed = evidenceAgainstChange(wins, second - first) >= 1 / error
        if (isMissed) missed += 1
        if (isMissed || wins.games === most) break
      }
    expect(missed / runs).toBeLessThanOrEqual(error)
  },
)

test('who stops as soon as a change is known is wrong in at most 5 % of the runs if there is none', () => {
  const [runs, most, error] = [60, 600, 0.05]
  let wrong = 0
  for (let run = 0; run < runs; run += 1)
    for (const wins of pairs(run, 0.05, 0.05)) {
      if (wins.games % 50 > 0) continue
      const what = concludeChange(anytimeChange(wins, error), 0.005)
      if (what === 'changed') wrong += 1
      if (what !== undefined || wins.games === most) break
    }
  expect(wrong / runs).toBeLessThanOrEqual(error)
})

test('the interval contains exactly the changes that are not refuted', () => {
  const wins = { games: 900, firstOnly: 30, secondOnly: 55 }
  const { from, to, value } = anytimeChange(wins, 0.05)
  expect(value).toBeCloseTo(25 / 900)
  for (const [change, isRefuted] of [
    [from - 1e-9, true],
    [from + 1e-6, false],
    [value, false],
    [to - 1e-6, false],
    [to + 1e-9, true],
  ] as const)
    expect(evidenceAgainstChange(wins, change) >= 20).toBe(isRefuted)
})

test('a stopping rule knows a change, that it is small, or nothing yet', () => {
  const knows = (games: number, firstOnly: number, secondOnly: number) =>
    concludeChange(anytimeChange({ games, firstOnly, secondOnly }, 0.05), 0.005)
  expect(knows(0, 0, 0)).toBeUndefined()
  expect(knows(50, 0, 0)).toBeUndefined()
  expect(knows(2000, 0, 0)).toBe('within')
  expect(knows(500, 10, 60)).toBe('changed')
  expect(knows(500, 35, 35)).toBeUndefined()
})
