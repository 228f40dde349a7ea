import { choice, type Game, message } from '@opfor/kernel'
import { expect, test } from 'vitest'
import type { MatchRecord } from '../../data/storage/saved-match.ts'
import { recordAt } from './record.ts'

const levels = ['easy', 'medium', 'hard'].map((id) => ({ id, name: message(id, id) }))
const question = choice('level', 'player', message('level', 'Level?'), levels)
const game = { id: 'game', options: [{ question, default: 'easy', levels: true }] } as unknown as Game

/** The latest match is last. */
function played(level: string, ...winners: readonly string[]): readonly MatchRecord[] {
  return winners.map((winner, at) => ({
    id: `${level} ${at}`,
    game: 'game',
    name: '',
    created: 0,
    changed: at,
    entries: 0,
    turns: 1,
    head: { settings: { options: { level } } },
    ended: { winner, way: '' },
  }))
}

test('matches are counted at their level only', () => {
  const matches = [...played('easy', 'player', 'bot', 'nobody'), ...played('hard', 'bot')]
  expect(recordAt(matches, game, 'easy')).toEqual({ won: 1, lost: 1, drawn: 1 })
  expect(recordAt(matches, { ...game, options: [] }, undefined)).toEqual({ won: 1, lost: 2, drawn: 1 })
})

test('three wins in a row suggest the next level, three losses the one before', () => {
  const won = ['bot', 'player', 'player', 'player']
  expect(recordAt(played('medium', ...won), game, 'medium').next).toEqual({
    level: 'hard',
    because: 'winning',
  })
  expect(recordAt(played('hard', ...won), game, 'hard').next).toBeUndefined()
  const lost = ['bot', 'bot', 'bot']
  expect(recordAt(played('medium', ...lost), game, 'medium').next).toEqual({
    level: 'easy',
    because: 'losing',
  })
  expect(recordAt(played('easy', ...lost), game, 'easy').next).toBeUndefined()
})

test('two in a row, or a draw among three, suggest nothing', () => {
  expect(recordAt(played('easy', 'player', 'player'), game, 'easy').next).toBeUndefined()
  expect(recordAt(played('easy', 'player', 'nobody', 'player'), game, 'easy').next).toBeUndefined()
})
