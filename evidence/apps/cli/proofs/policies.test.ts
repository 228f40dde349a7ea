import { registry } from '@opfor/games'
import { expect, test } from 'vitest'
import { bothPolicies } from './policies.ts'

test('each seed is played by both players, and who won is counted once', () => {
  const game = registry.find(({ id }) => id === 'blitzkrieg')
  if (game === undefined) throw new Error('BLITZKRIEG! is not on the shelf.')
  const { games, both, greedyOnly, searchingOnly } = bothPolicies(game, {}, { from: 0, to: 12 }, 60)
  expect(games).toBe(12)
  expect(both + greedyOnly + searchingOnly).toBeGreaterThan(0)
  expect(both + greedyOnly + searchingOnly).toBeLessThan(12)
})
