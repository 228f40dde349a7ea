import { expect, test } from 'vitest'
import { smallGame } from '../small-game/index.ts'
import { answerAtRandom, newMatch, playAtRandom, value } from '../testing/index.ts'
import { standingOf } from './standing.ts'

test('a standing has all that its match has at one moment', () => {
  const match = playAtRandom(newMatch(smallGame, { options: { length: 2 } }, 3), 4, 20)
  value(match.undo(2))
  const { game, journal, question, situation, outcome, told, steps, undone, turns } = match
  expect(standingOf(match)).toEqual({
    game,
    journal,
    question,
    situation,
    outcome,
    told,
    steps,
    undone,
    turns,
  })
})

test('a standing stays as it is while its match goes on', () => {
  const match = playAtRandom(newMatch(smallGame, { options: { length: 2 } }, 3), 4, 12)
  value(match.undo(2))
  const standing = standingOf(match)
  const lengths = () => [
    standing.journal.entries.length,
    standing.told.length,
    standing.steps.length,
    standing.undone.length,
  ]
  const before = lengths()
  answerAtRandom(match, 1)
  value(match.undo(5))
  expect(lengths()).toEqual(before)
  expect(before[3]).toBe(2)
})
