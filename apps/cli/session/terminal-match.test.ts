import { beginMatch, resumeMatch, format } from '@opfor/kernel'
import { playAnswers, newMatch, logTexts, unwrap } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { TerminalMatch } from './terminal-match.ts'
import { requireGame } from '../testing/games.ts'

const nobody = { next: () => Promise.resolve(undefined), putBack: () => undefined }

function firstRead(match: Parameters<typeof play>[0]): readonly string[] {
  const session = play(match)
  session.advance()
  return session.newEntries('viewer').flatMap((one) => (one.kind === 'change' ? [format(one.tell)] : []))
}

function play(match: ReturnType<typeof newMatch<unknown>>): TerminalMatch {
  return new TerminalMatch(match, { dice: 'app', draws: 'app' }, undefined, nobody)
}

test('in a new match the log of the set-up is new', () => {
  const match = newMatch(requireGame('blood-and-plunder'), {}, 7)
  const texts = firstRead(match)
  expect(texts[0]).toContain('Set up both sides')
  expect(texts).toEqual(logTexts(match))
})

test('a resumed match repeats the last move only', () => {
  const game = requireGame('blitzkrieg')
  const match = playAnswers(newMatch(game, {}, 7), ['space', 'SEA.1.2'])
  const [unit] = match.question?.options ?? []
  match.answer(unit?.id, 'person', 'player')
  play(match).advance()
  const resumed = unwrap(resumeMatch(game, match.journal))
  const texts = firstRead(resumed).join(' ')
  expect(texts).toContain('The bot places')
  expect(texts).not.toContain('Draw')
  expect(resumed.steps.length).toBe(match.steps.length)
})

test("a match resumed during the player's turn repeats the last move", () => {
  const game = requireGame('blitzkrieg')
  const match = playAnswers(newMatch(game, {}, 7), ['space', 'SEA.1.2'])
  const [unit] = match.question?.options ?? []
  match.answer(unit?.id, 'person', 'player')
  play(match).advance()
  const [space] = match.question?.options ?? []
  match.answer(space?.id, 'person', 'player')
  expect(firstRead(unwrap(resumeMatch(game, match.journal))).join(' ')).toContain('The bot places')
})

test('filled fields are kept for their question only', () => {
  const session = play(unwrap(beginMatch(requireGame('blitzkrieg'), 1)))
  session.storeFields({ lost: 2 })
  expect(session.filledFields).toEqual({ lost: 2 })
  session.advance()
  expect(session.filledFields).toEqual({})
})
