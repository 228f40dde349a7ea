import { registry } from '@opfor/games'
import { english, format } from '@opfor/kernel'
import type { ArmTotals, Totals } from '@opfor/lab'
import { expect, test } from 'vitest'
import { isTooFewForLevels, resultSentence } from './result-sentence.ts'

function armWith(count: number, games: number): ArmTotals {
  return { games, won: { count, seeds: [] } } as unknown as ArmTotals
}

function inputOf(id: string, totals: Totals) {
  const game = registry.find((each) => each.id === id)
  if (game === undefined) throw new Error(id)
  return { game, totals, language: english, matchOf: String }
}

function sentenceOf(id: string, totals: Totals): string {
  return format(resultSentence(inputOf(id, totals), 'greedy'), english)
}

test('the result is one sentence with the win rate of each level', () => {
  const totals = { easy: armWith(7, 17), medium: armWith(1, 3), hard: armWith(0, 5) }
  expect(sentenceOf('blitzkrieg', totals)).toBe(
    'A player who looks one turn ahead wins 41 in 100 at Easy (22 to 64), 33 in 100 at Medium (6 to 79) and 0 in 100 at Hard (0 to 43).',
  )
})

test('a game without levels has one rate', () => {
  expect(sentenceOf('admiral', { standard: armWith(2, 8) })).toBe(
    'A player who looks one turn ahead wins 25 in 100 (7 to 59).',
  )
})

test('levels are not told apart where all their intervals overlap', () => {
  const isTooFew = (...wins: readonly [number, number, number]): boolean => {
    const [easy, medium, hard] = wins.map((count) => armWith(count, 100))
    if (easy === undefined || medium === undefined || hard === undefined) throw new Error('Three levels.')
    return isTooFewForLevels(inputOf('blitzkrieg', { easy, medium, hard }))
  }
  expect(isTooFew(40, 35, 30)).toBe(true)
  expect(isTooFew(60, 40, 20)).toBe(false)
  expect(isTooFewForLevels(inputOf('admiral', { standard: armWith(2, 8) }))).toBe(false)
})
