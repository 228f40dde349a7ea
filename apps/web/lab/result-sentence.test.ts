import { shelf } from '@opfor/games'
import { english, say } from '@opfor/kernel'
import type { ArmTotals, Totals } from '@opfor/lab'
import { expect, test } from 'vitest'
import { resultSentence } from './result-sentence.ts'

function armWith(count: number, games: number): ArmTotals {
  return { games, won: { count, seeds: [] } } as unknown as ArmTotals
}

function sentenceOf(id: string, totals: Totals): string {
  const game = shelf.find((each) => each.id === id)
  if (game === undefined) throw new Error(id)
  return say(resultSentence({ game, totals, language: english, matchOf: String }, 'greedy'), english)
}

test('the result is one sentence with the win rate of each level', () => {
  const totals = { easy: armWith(7, 17), medium: armWith(1, 3), hard: armWith(0, 5) }
  expect(sentenceOf('blitzkrieg', totals)).toBe(
    'A player who looks one move ahead wins 41 in 100 at Easy, 33 in 100 at Medium and 0 in 100 at Hard.',
  )
})

test('a game without levels has one rate', () => {
  expect(sentenceOf('admiral', { standard: armWith(2, 8) })).toBe(
    'A player who looks one move ahead wins 25 in 100.',
  )
})
