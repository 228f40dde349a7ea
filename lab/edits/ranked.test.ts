import { expect, test } from 'vitest'
import { noComparison } from '../comparison.ts'
import type { Edit } from './edits.ts'
import { rankedEdits } from './ranked.ts'

const edits = ['wins', 'idle', 'turns'].map((id): Edit => ({ id, kind: 'drop', told: id, second: {} }))
const turns = (changed: number) => ({
  turns: 1000,
  otherwise: 0,
  changed: { 'list|a|b': { count: changed, seeds: [] } },
  asked: 0,
})
const survey = {
  wins: {
    ...noComparison,
    games: 100,
    won: { both: 0, firstOnly: 0, secondOnly: 80, neither: 20 },
    replayed: turns(10),
  },
  idle: { ...noComparison, games: 100, replayed: turns(0) },
  turns: { ...noComparison, games: 100, replayed: turns(500) },
}
const order = (margin: number | undefined) => rankedEdits(edits, survey, margin).map(({ edit }) => edit.id)

test('what changes the win rate stands first', () => {
  expect(order(0.005)).toEqual(['wins', 'turns', 'idle'])
})

test('where win rates mean nothing, only decisions count', () => {
  expect(order(undefined)).toEqual(['turns', 'wins', 'idle'])
})
