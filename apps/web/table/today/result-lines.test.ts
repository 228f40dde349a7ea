import { withParams, type Journal, type Message, message, type Params, format } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { type BattleResult, resultLines } from './result-lines.ts'

const told = (words: Message, params: Params = {}): string => format(withParams(words, params))

const journalWith = (...entries: Journal['entries']): Journal => ({
  opfor: 1,
  game: 'blitzkrieg',
  version: 1,
  settings: { options: {}, rulings: {} },
  seed: 7,
  entries,
})

const battle: BattleResult = {
  title: 'BLITZKRIEG!',
  day: '2026-11-19',
  journal: journalWith(),
  winner: 'player',
  score: { player: 25, bot: 18, unit: 'VP' },
  progress: message('test.rounds', 'round 9'),
  app: 'https://games.example/opfor/',
}
const linesOf = (change: Partial<BattleResult>): readonly string[] =>
  resultLines({ ...battle, ...change }, told).split('\n')

test('three lines: the battle, its result, and where to play the same', () => {
  expect(linesOf({})).toEqual([
    "Opfor, BLITZKRIEG!: today's battle, 2026-11-19",
    'Won, 25 to 18 VP, round 9, nothing undone',
    'Play the same battle: https://games.example/opfor/#/today/blitzkrieg/2026-11-19',
  ])
})

test('a defeat and a draw are told, also without a score', () => {
  expect(linesOf({ winner: 'bot' })[1]).toBe('Lost, 25 to 18 VP, round 9, nothing undone')
  expect(linesOf({ winner: 'nobody', score: undefined })[1]).toBe('Drawn, round 9, nothing undone')
})

test('undos, corrections and overrules are counted, even if they were undone or redone later', () => {
  const undo = { undo: 2 }
  const journal = journalWith(undo, { redo: 2 }, undo, { correct: [] })
  expect(linesOf({ journal })[1]).toBe('Won, 25 to 18 VP, round 9, 2 undos, 1 correction')
})

test('an app that was not loaded from a host has no address to give', () => {
  expect(linesOf({ app: 'file:///opfor/' })[2]).toBe(
    "To play the same battle, open today's battle for this date in Opfor.",
  )
})
