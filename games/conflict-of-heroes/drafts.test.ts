import { expect, test } from 'vitest'
import { type Draft, draft } from '../../evidence/games/conflict-of-heroes/proofs/drafts.ts'

const drafts: Draft[] = []

test.each([0, 100, 200, 300])('100 random drafts from %i', (from) => {
  drafts.push(...Array.from({ length: 100 }, (_, nth) => draft(from + nth)))
  expect(drafts).toHaveLength(from + 100)
})

test('in 400 random drafts both sides are yours and both sheets come up about as often', () => {
  const share = (fits: (each: Draft) => boolean): number => drafts.filter(fits).length / drafts.length
  expect(Math.abs(share(({ human }) => human === 'german') - 0.5)).toBeLessThan(0.08)
  expect(Math.abs(share(({ sheet }) => sheet === 'defense') - 0.5)).toBeLessThan(0.08)
  expect(drafts.every(({ deck }) => deck >= 25 && deck <= 55)).toBe(true)
})
