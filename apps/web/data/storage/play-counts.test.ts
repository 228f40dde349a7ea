import { message } from '@opfor/kernel'
import { expect, test } from 'vitest'
import type { MatchRecord } from './saved-match.ts'
import { groupByEnding, groupByGame, groupByOption, countPlays } from './play-counts.ts'

function match(game: string, turns: number, winner: string | undefined, difficulty: string): MatchRecord {
  const ended = winner === undefined ? undefined : { winner, way: winner === 'bot' ? 'overrun' : 'held' }
  const head = { settings: { options: { difficulty }, rulings: {} } }
  return { id: `${game} ${turns}`, game, name: game, created: 0, changed: 0, entries: 0, head, turns, ended }
}

const difficulty = {
  id: 'difficulty',
  options: ['hard', 'easy'].map((id) => ({ id, name: message(id, id) })),
}

const matches = [
  match('one', 9, 'player', 'easy'),
  match('one', 30, 'bot', 'hard'),
  match('two', 4, 'nobody', 'easy'),
  match('one', 12, 'player', 'hard'),
  match('one', 3, undefined, 'easy'),
]

test('matches are counted by game, unfinished ones separately', () => {
  expect(groupByGame(matches).map(({ game, open, ended }) => [game, open, ended.length])).toEqual([
    ['one', 1, 3],
    ['two', 0, 1],
  ])
})

test('only seats win: not the bot, and not in a draw', () => {
  const [one, two] = groupByGame(matches)
  expect(countPlays(one?.ended ?? [])).toEqual({ matches: 3, won: 2, shortest: 9, median: 12, longest: 30 })
  expect(countPlays(two?.ended ?? []).won).toBe(0)
  expect(countPlays([9, 12, 30, 40].map((turns) => match('one', turns, 'bot', 'easy'))).median).toBe(21)
  expect(countPlays([])).toEqual({ matches: 0, won: 0, shortest: 0, median: 0, longest: 0 })
})

test('matches are grouped by an option, in its order, and by the way they ended', () => {
  const [one] = groupByGame(matches)
  const wins = groupByOption(one?.ended ?? [], difficulty).map(([level, each]) => [
    level,
    countPlays(each).won,
  ])
  expect(wins).toEqual([
    ['hard', 1],
    ['easy', 1],
  ])
  expect([...groupByEnding(one?.ended ?? [])].map(([way, each]) => [way, each.length])).toEqual([
    ['held', 2],
    ['overrun', 1],
  ])
})

test('values of a number option are sorted numerically', () => {
  const matchWith = (extra: number): MatchRecord => ({
    ...match('one', 1, 'bot', 'easy'),
    head: { settings: { options: { extra }, rulings: {} } },
  })
  expect(groupByOption([10, 2, 5].map(matchWith), { id: 'extra' }).map(([extra]) => extra)).toEqual([
    2, 5, 10,
  ])
})
