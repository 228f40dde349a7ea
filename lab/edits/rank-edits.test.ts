import { expect, test } from 'vitest'
import { emptyComparison } from '../comparison.ts'
import type { OpponentEdit } from './edits.ts'
import { adjustByHolm, rankEdits } from './rank-edits.ts'

test('the smallest value counts once for each test, the next once less', () => {
  expect(adjustByHolm([0.01, 0.04, 0.03, 0.005]).map((each) => each.toFixed(3))).toEqual([
    '0.030',
    '0.060',
    '0.060',
    '0.020',
  ])
})

test('a value is never below one that is smaller before, nor above 1', () => {
  expect(adjustByHolm([0.25, 0.3, 0.75])).toEqual([0.75, 0.75, 0.75])
  expect(adjustByHolm([0.6, 0.6])).toEqual([1, 1])
  expect(adjustByHolm([])).toEqual([])
})

const edits = ['wins', 'idle', 'turns'].map(
  (id): OpponentEdit => ({ id, kind: 'drop', description: id, second: {} }),
)
const turns = (changed: number) => ({
  turns: 1000,
  otherwise: 0,
  changed: { 'list|a|b': { count: changed, seeds: [] } },
  asked: 0,
})
const survey = {
  wins: {
    ...emptyComparison,
    games: 100,
    won: { both: 0, firstOnly: 0, secondOnly: 80, neither: 20 },
    replayed: turns(10),
  },
  idle: { ...emptyComparison, games: 100, replayed: turns(0) },
  turns: { ...emptyComparison, games: 100, replayed: turns(500) },
}
const order = (margin: number | undefined) => rankEdits(edits, survey, margin).map(({ edit }) => edit.id)

test('what changes the win rate stands first', () => {
  expect(order(0.005)).toEqual(['wins', 'turns', 'idle'])
})

test('where win rates mean nothing, only decisions count', () => {
  expect(order(undefined)).toEqual(['turns', 'wins', 'idle'])
})
