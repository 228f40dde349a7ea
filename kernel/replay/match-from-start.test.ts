import { expect, test } from 'vitest'
import { message } from '../messages/message.ts'
import { format } from '../messages/language.ts'
import type { Game } from '../match/game-module.ts'
import type { MatchStart } from '../match/match-starts.ts'
import { smallGame } from '../small-game/index.ts'
import { newMatch, unwrap } from '../testing/index.ts'
import { matchFromStart } from './match-from-start.ts'
import { setUpLines } from './set-up-lines.ts'

const told = message('small.start', 'Tap a tower.')
const start: MatchStart = { options: { length: 3 }, setUpMessages: told }
const app = { dice: 'app', draws: 'app' } as const

// Games are held without the type of their situation.
const game = smallGame as unknown as Game

test('a start begins with its options, and others may be chosen', () => {
  expect(unwrap(matchFromStart(game, start, 1)).journal.settings.options).toEqual({
    length: 3,
    scouts: 'none',
  })
  expect(unwrap(matchFromStart(game, start, 1, { length: 5 })).journal.settings.options).toEqual({
    length: 5,
    scouts: 'none',
  })
  expect(matchFromStart(game, start, 1, { length: 0 }).ok).toBe(false)
})

test('it gives its answers once each, then asks the person', () => {
  const plain = unwrap(matchFromStart(game, start, 1))
  const { question } = plain
  if (question === undefined) throw new Error('Nothing is asked.')
  const answer = question.write(question.sample(() => 0))
  const given = unwrap(matchFromStart(game, { ...start, answers: { [question.id]: [answer] } }, 1))
  const by = given.journal.entries.flatMap((entry) => ('q' in entry ? [entry.by] : []))
  expect(by.filter((each) => each === 'policy')).toHaveLength(1)
  expect(given.steps.length).toBeGreaterThan(plain.steps.length)
  expect(given.question?.to).not.toBe('chance')
})

test('it is corrected at last, if what it lays out lies elsewhere', () => {
  const moved = { ...start, corrections: [{ move: 'supply', from: 'hill', to: 'ford', count: 1 }] }
  const match = unwrap(matchFromStart(game, moved, 1))
  expect(match.steps.at(-1)).toEqual({ correct: moved.corrections })
  const none = { ...start, corrections: [{ move: 'supply', from: 'moon', to: 'ford', count: 1 }] }
  expect(matchFromStart(game, none, 1).ok).toBe(false)
})

test('its answers are those of the seat that is asked, of nobody where chance or the table is asked', () => {
  const answers = {
    'small.tracked': [true],
    'small.setup': [5, 10, 15, 20],
    'small.lit': [['hill']],
    'small.card': [['raid']],
    'small.guard': ['ford'],
  }
  const match = unwrap(matchFromStart(game, { ...start, answers }, 1))
  const given = match.steps.flatMap((step) => ('q' in step && step.by === 'policy' ? [step] : []))
  expect(given.map(({ q, a, seat }) => [q, a, seat])).toEqual([
    ['small.tracked', true, undefined],
    ['small.setup', 5, undefined],
    ['small.setup', 10, undefined],
    ['small.setup', 15, undefined],
    ['small.setup', 20, undefined],
    ['small.lit', ['hill'], undefined],
    ['small.card', ['raid'], undefined],
    ['small.guard', 'ford', 'north'],
  ])
  expect(match.question).toMatchObject({ id: 'small.guard', to: 'south' })
  expect(matchFromStart(game, { ...start, answers: { 'small.tracked': [3] } }, 1).ok).toBe(false)
})

test('the lines of a set-up are those before the first turn', () => {
  const lines = unwrap(setUpLines(game, start, 1, {}, app)).map((each) => format(each))
  const all = newMatch(smallGame, { options: { length: 3 } }, 1).log
  expect(lines.length).toBeLessThanOrEqual(all.filter(({ kind }) => kind === 'change').length)
  expect(setUpLines(game, start, 1, { length: 0 }, app).ok).toBe(false)
})

test('a later line takes the place of one that differs only in its last part', () => {
  const marker = message('small.marker', 'Move {marker} to {cell}.')
  const moving: Game = {
    ...game,
    *setup(table) {
      yield* []
      for (const [name, cell] of [
        ['A', 1],
        ['B', 1],
        ['A', 2],
      ] as const)
        table.change(table.now, marker, { marker: name, cell })
    },
  }
  const lines = unwrap(setUpLines(moving, start, 1, {}, app)).map((each) => format(each))
  expect(lines).toEqual(['Move B to 1.', 'Move A to 2.'])
})

test('what a start lays out comes first, and lines with one part alone are told each', () => {
  const lay = message('small.lay', 'Lay out {piece}.')
  const layOut = [{ ...lay, params: { piece: 'A' } }, { ...lay, params: { piece: 'B' } }, lay]
  const bare: Game = { ...game, *setup() {} }
  const lines = unwrap(setUpLines(bare, { ...start, layOut: [...layOut, ...layOut] }, 1, {}, app))
  expect(lines.map((each) => format(each))).toEqual(['Lay out A.', 'Lay out B.', 'Lay out {piece}.'])
})
