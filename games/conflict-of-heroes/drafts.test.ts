import { expect, test } from 'vitest'
import { draft } from './proofs/drafts.ts'

test('400 random drafts: both sides are yours and both sheets come up about as often', () => {
  const drafts = Array.from({ length: 400 }, (_, seed) => draft(seed))
  const share = (fits: (each: (typeof drafts)[number]) => boolean): number =>
    drafts.filter(fits).length / drafts.length
  expect(Math.abs(share(({ human }) => human === 'german') - 0.5)).toBeLessThan(0.08)
  expect(Math.abs(share(({ sheet }) => sheet === 'defense') - 0.5)).toBeLessThan(0.08)
  expect(drafts.every(({ deck }) => deck >= 25 && deck <= 55)).toBe(true)
})
