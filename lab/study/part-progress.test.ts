import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ArmTotals } from '../totals.ts'
import { addResults, emptyPart, nextSeeds, type SeedsResult } from './part-progress.ts'
import type { Study } from './study.ts'
import type { StoppingRule } from './stopping-rule.ts'

const arms = ['one', 'two', 'three'].map((id) => ({ id, settings: {} }))
const study = (until: StoppingRule): Study => ({
  name: '',
  game: 'coin',
  policies: [{ name: 'random', budget: 1 }],
  of: { arms },
  from: 7,
  until,
})

const hashOf = (seed: number): number => {
  const mixed = Math.imul((seed + 0x9e3779b9) ^ ((seed + 0x9e3779b9) >>> 16), 0x85ebca6b)
  const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((again ^ (again >>> 16)) >>> 0) / 2 ** 32
}

function played(from: number, to: number, chance: number): SeedsResult {
  const totals: Record<string, ArmTotals> = {}
  for (const [at, { id }] of arms.entries()) {
    const seeds = Array.from({ length: to - from }, (_, n) => from + n).filter((seed) => seed % 3 === at)
    const won = seeds.filter((seed) => hashOf(seed) < chance).length
    if (seeds.length > 0)
      totals[id] = { games: seeds.length, won: { count: won, seeds: [] } } as unknown as ArmTotals
  }
  return { from, to, totals }
}

function splitAll(of: Study, sizes: () => number): readonly { from: number; to: number }[] {
  const all: { from: number; to: number }[] = []
  const { end } = emptyPart(of)
  for (let at = of.from; ; ) {
    const seeds = nextSeeds(of, at, end, sizes())
    if (seeds === undefined) return all
    all.push(seeds)
    at = seeds.to
  }
}

test('totals do not depend on chunk sizes or on the order of results', () => {
  const of = study({ within: 0.05, error: 0.1, most: 900 })
  const whole = addResults(
    of,
    emptyPart(of),
    splitAll(of, () => 10_000).map(({ from, to }) => played(from, to, 0.3)),
  )
  expect(whole.to).toBe(whole.end)
  expect((whole.end - 7) % 3).toBe(0)
  expect(whole.end).toBeLessThan(7 + 3 * 900)
  fc.assert(
    fc.property(fc.infiniteStream(fc.integer({ min: 1, max: 400 })), fc.integer(), (sizes, order) => {
      const pieces = splitAll(of, () => Number(sizes.next().value)).map(({ from, to }) =>
        played(from, to, 0.3),
      )
      const shuffled = pieces.toSorted((a, b) => hashOf(a.from + order) - hashOf(b.from + order))
      let part = emptyPart(of)
      for (let at = 0; at <= shuffled.length; at += 1) part = addResults(of, part, shuffled.slice(0, at))
      expect(JSON.stringify(part)).toBe(JSON.stringify(whole))
    }),
    { numRuns: 30 },
  )
})

test('results after a missing chunk are not counted', () => {
  const of = study({ games: 100 })
  const part = addResults(of, emptyPart(of), [played(7, 10, 0.5), played(13, 20, 0.5)])
  expect(part).toMatchObject({ to: 10, end: 307 })
})

test('a fixed number of matches is played completely', () => {
  const of = study({ games: 100 })
  expect(splitAll(of, () => 120)).toEqual([
    { from: 7, to: 127 },
    { from: 127, to: 247 },
    { from: 247, to: 307 },
  ])
})
