import { chance } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { changeAtAnyTime, evidenceAgainst, known } from './confidence-sequence.ts'

/** Wins of pairs of matches, drawn with these chances that only the first or only the second wins. */
function* pairs(run: number, first: number, second: number) {
  const wins = { games: 0, firstOnly: 0, secondOnly: 0 }
  for (;;) {
    const drawn = chance(run, wins.games, 0, 1_000_000) / 1_000_000
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
        const isMissed = evidenceAgainst(wins, second - first) >= 1 / error
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
      const what = known(changeAtAnyTime(wins, error), 0.005)
      if (what === 'changed') wrong += 1
      if (what !== undefined || wins.games === most) break
    }
  expect(wrong / runs).toBeLessThanOrEqual(error)
})

test('the interval contains exactly the changes that are not refuted', () => {
  const wins = { games: 900, firstOnly: 30, secondOnly: 55 }
  const { from, to, value } = changeAtAnyTime(wins, 0.05)
  expect(value).toBeCloseTo(25 / 900)
  for (const [change, isRefuted] of [
    [from - 1e-9, true],
    [from + 1e-6, false],
    [value, false],
    [to - 1e-6, false],
    [to + 1e-9, true],
  ] as const)
    expect(evidenceAgainst(wins, change) >= 20).toBe(isRefuted)
})

test('a stopping rule knows a change, that it is small, or nothing yet', () => {
  const knows = (games: number, firstOnly: number, secondOnly: number) =>
    known(changeAtAnyTime({ games, firstOnly, secondOnly }, 0.05), 0.005)
  expect(knows(0, 0, 0)).toBeUndefined()
  expect(knows(50, 0, 0)).toBeUndefined()
  expect(knows(2000, 0, 0)).toBe('within')
  expect(knows(500, 10, 60)).toBe('changed')
  expect(knows(500, 35, 35)).toBeUndefined()
})
