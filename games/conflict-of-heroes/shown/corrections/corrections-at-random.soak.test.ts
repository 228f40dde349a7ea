import { applyCorrection, diffLayouts, digestValue, type Journal, resumeMatch } from '@opfor/kernel'
import { newMatch, playAtRandom, randomSettings, unwrap } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { conflictOfHeroes } from '../../index.ts'
import { layout } from './layout.ts'
import { disturbedGeneration } from '../../testing/disturbed-generation.ts'

const seeds = Array.from({ length: 40 }, (_, seed) => seed)

let corrections = 0

test.each([0, 10, 20, 30])(
  'generations and missions go on after whatever is corrected, at any question, ten from %i',
  (from) => {
    const matches = seeds.slice(from, from + 10).map((seed) => disturbedGeneration(seed, 120))
    expect(matches.flatMap(({ wrong }) => wrong)).toEqual([])
    for (const each of matches) corrections += each.corrections
  },
)

test('these were more than 700 corrections', () => {
  expect(corrections).toBeGreaterThan(700)
})

test('and their journals play again to the same situation', () => {
  for (const { match } of seeds.slice(0, 15).map((seed) => disturbedGeneration(seed, 100))) {
    const again = resumeMatch(conflictOfHeroes, JSON.parse(JSON.stringify(match.journal)) as Journal)
    expect(digestValue(unwrap(again).situation)).toBe(digestValue(match.situation))
  }
})

test('from any point of a match to any other, in the middle of turns too, the differences lead there', () => {
  for (const seed of seeds.slice(0, 30)) {
    const { options } = randomSettings(conflictOfHeroes, seed)
    const begun = () =>
      newMatch(conflictOfHeroes, { options: { asking: 'each', ...options, guideline: '5' } }, seed)
    const [near, far] = [30 + seed, 60 + 3 * seed].map(
      (steps) => playAtRandom(begun(), seed, steps).situation,
    )
    if (near === undefined || far === undefined) throw new Error('Two situations are expected.')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      const there = applyCorrection(conflictOfHeroes, from, diffLayouts(layout(from), layout(to)))
      expect(unwrap(there)).toEqual(to)
    }
  }
})
