import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { smallGame } from '@opfor/kernel/small-game'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { playBatch } from './batch.ts'
import { armsByLevel, type Experiment } from './experiment.ts'
import { lowestSeeds, mergeTotals, type Mergeable } from './totals.ts'
import { labMessages } from './lab-messages.ts'

const plotSources = globSync('plots/*.ts', { cwd: import.meta.dirname })
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n')

test.each(Object.keys(labMessages))('%s is used in a plot', (key) => {
  expect(plotSources).toMatch(new RegExp(`\\blabMessages\\.${key}\\b`))
})

const seeds = fc.array(fc.nat(50), { maxLength: 9 }).map((all) => lowestSeeds(all))
const totals: fc.Arbitrary<Readonly<Record<string, Mergeable>>> = fc.record({
  games: fc.nat(),
  won: fc.record({ count: fc.nat(), seeds }),
  length: fc.dictionary(fc.constantFrom('7', '8', '12'), fc.record({ count: fc.nat(), seeds })),
  rulings: fc.dictionary(fc.constantFrom('a:x', 'a:y', 'b:x'), fc.nat()),
})
const text = JSON.stringify

describe('totals merge', () => {
  test('in any order', () => {
    fc.assert(fc.property(totals, totals, (a, b) => text(mergeTotals(a, b)) === text(mergeTotals(b, a))))
  })

  test('in any grouping', () => {
    fc.assert(
      fc.property(
        totals,
        totals,
        totals,
        (a, b, c) => text(mergeTotals(mergeTotals(a, b), c)) === text(mergeTotals(a, mergeTotals(b, c))),
      ),
    )
  })

  test('with an empty value to themselves, with sorted keys', () => {
    fc.assert(
      fc.property(totals, (a) => {
        expect(mergeTotals({}, a)).toEqual(a)
      }),
    )
    expect(Object.keys(mergeTotals<Record<string, number>>({ b: 1 }, { a: 1 }))).toEqual(['a', 'b'])
  })

  test('but not values of different kinds', () => {
    expect(() => mergeTotals<unknown>(1, [1])).toThrow('of the same kind')
    expect(() => mergeTotals<unknown>({ a: [1] }, { a: { b: 1 } })).toThrow('of the same kind')
  })

  test('seeds: the five lowest are kept, without duplicates', () => {
    expect(mergeTotals([3, 9, 11], [1, 3, 7, 8])).toEqual([1, 3, 7, 8, 9])
  })
})

test('a batch is the sum of its chunks, however it is split', () => {
  const experiment: Experiment = {
    game: 'small',
    policy: { name: 'random', budget: 0 },
    arms: [...armsByLevel([]), { id: 'short', settings: { options: { length: 3 } } }],
  }
  const whole = text(playBatch(smallGame, experiment, { from: 0, to: 40 }))
  fc.assert(
    fc.property(fc.nat(40), fc.nat(40), (one, other) => {
      const cuts = [0, Math.min(one, other), Math.max(one, other), 40]
      const parts = [2, 0, 1].map((at) =>
        playBatch(smallGame, experiment, { from: cuts[at] ?? 0, to: cuts[at + 1] ?? 0 }),
      )
      return text(parts.reduce((all, part) => mergeTotals(all, part))) === whole
    }),
    { numRuns: 20 },
  )
})
