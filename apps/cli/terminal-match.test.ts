import { begin, resume, say } from '@opfor/kernel'
import { answer, newMatch, said, value } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { TerminalMatch } from './terminal-match.ts'
import { gameOf } from './testing/games.ts'

const nobody = { next: () => Promise.resolve(undefined), putBack: () => undefined }

/** What a person reads before the first question, after the app has answered what is its. */
function firstRead(match: Parameters<typeof play>[0]): readonly string[] {
  const session = play(match)
  session.advance()
  return session.newEntries('viewer').flatMap((one) => (one.kind === 'change' ? [say(one.tell)] : []))
}

function play(match: ReturnType<typeof newMatch<unknown>>): TerminalMatch {
  return new TerminalMatch(match, { dice: 'app', draws: 'app' }, undefined, nobody)
}

test('what set-up says is new in a new match', () => {
  const match = newMatch(gameOf('blood-and-plunder'), {}, 7)
  const told = firstRead(match)
  expect(told[0]).toContain('Set up both sides')
  expect(told).toEqual(said(match))
})

test('of a match that goes on, the last move is told again, and nothing before it', () => {
  const game = gameOf('blitzkrieg')
  const match = answer(newMatch(game, {}, 7), ['space', 'SEA.1.2'])
  const [unit] = match.question?.options ?? []
  match.answer(unit?.id, 'person', 'player')
  play(match).advance()
  const resumed = value(resume(game, match.journal))
  const told = firstRead(resumed).join(' ')
  expect(told).toContain('The bot places')
  expect(told).not.toContain('Draw')
  expect(resumed.steps.length).toBe(match.steps.length)
})

test("in the middle of one's own turn, the last move is still told", () => {
  const game = gameOf('blitzkrieg')
  const match = answer(newMatch(game, {}, 7), ['space', 'SEA.1.2'])
  const [unit] = match.question?.options ?? []
  match.answer(unit?.id, 'person', 'player')
  play(match).advance()
  const [space] = match.question?.options ?? []
  match.answer(space?.id, 'person', 'player')
  expect(firstRead(value(resume(game, match.journal))).join(' ')).toContain('The bot places')
})

test('what was given of a form is kept for the question that it was given to', () => {
  const session = play(value(begin(gameOf('blitzkrieg'), 1)))
  session.storeFields({ lost: 2 })
  expect(session.filledFields).toEqual({ lost: 2 })
  session.advance()
  expect(session.filledFields).toEqual({})
})
