import { registry } from '@opfor/games'
import { emptyComparison, isMeaningfulWinRate, defaultPolicyName } from '@opfor/lab'
import { expect, test } from 'vitest'
import { comparisonParts } from './comparison-lines.ts'

const game = (id: string) => {
  const found = registry.find((each) => each.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

const partsOf = (id: string, name: 'random' | 'greedy') => {
  const comparison = { game: id, policy: { name, budget: 1 }, first: {}, second: {} }
  const replayed = { turns: 8, changed: {}, otherwise: 0, asked: 3 }
  const totals = { ...emptyComparison, games: 1, replayed }
  return comparisonParts(game(id), { name: 'mine', comparison, totals }).flatMap(({ lines }) => lines)
}

test('the player is greedy where the game says what is good for it, and win rates mean something only then', () => {
  const [played, other] = [game('blitzkrieg'), game('conflict-of-heroes')]
  expect([played, other].map((each) => defaultPolicyName(each))).toEqual(['greedy', 'random'])
  expect(isMeaningfulWinRate(played, 'greedy')).toBe(true)
  expect(isMeaningfulWinRate(played, 'random') || isMeaningfulWinRate(other, 'greedy')).toBe(false)
})

test('no win rate is printed where it says nothing', () => {
  expect(partsOf('blitzkrieg', 'greedy')[0]).toMatch(/^The player wins/)
  expect(partsOf('blitzkrieg', 'random')[0]).toMatch(/^Win rates say nothing here: .* does not play to win/)
  expect(partsOf('conflict-of-heroes', 'random')[0]).toMatch(/^Win rates say nothing here/)
})

test('turns in which the opponent asks the player are told apart', () => {
  expect(partsOf('blitzkrieg', 'greedy')).toContain(
    'Asks the player instead of deciding by itself (counted apart): 3 turns.',
  )
})
