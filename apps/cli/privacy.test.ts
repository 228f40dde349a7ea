import { type Conversation, say } from '@opfor/kernel'
import { answer, newMatch, rollOn } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { historyLines } from './history.ts'
import { TerminalMatch } from './terminal-match.ts'
import { isHidden, viewer, askedSeatName } from './privacy.ts'
import { gameOf } from './testing/games.ts'

const game = gameOf('conflict-of-heroes')
const nobody = { next: () => Promise.resolve(undefined), putBack: () => undefined }

/** A firefight of two, at the first card that is played in secret. */
function firefight(): Conversation<unknown> {
  const match = newMatch(game, { options: { mode: 'firefight', asking: 'each' } }, 7)
  while (match.question?.secret !== true || match.question.to === 'chance') {
    const { question } = rollOn(match)
    if (question === undefined) throw new Error('It is over.')
    if (question.secret === true) break
    match.answer(question.options?.[0]?.id, 'person', question.to)
  }
  return match
}

const text = (match: Conversation<unknown>) => historyLines(match, 0).join(' ').replaceAll(/\s+/g, ' ')

test('a hand that was dealt in secret is not in the history', () => {
  const match = firefight()
  expect(text(match)).toContain('Deal Generator Cards to the Soviet player. (secret)')
  expect(text(match)).not.toMatch(/(German|Soviet) card 0\d,/)
})

test('what was played in secret is in the history of its player, and not of the other', () => {
  const match = firefight()
  const german = viewer(match)
  const [card] = match.question?.options ?? []
  match.answer(card?.id, 'person', german)
  while (match.question?.secret !== true) {
    const { question } = rollOn(match)
    if (question === undefined || question.secret === true) break
    match.answer(question.options?.[0]?.id ?? [], 'person', question.to)
  }
  expect(viewer(match)).not.toBe(german)
  expect(text(match)).toContain('Which card does the German player play? (secret)')
})

test('an earlier question to another one is hidden, one to the same or to all is not', () => {
  const match = firefight()
  const { question } = match
  expect(isHidden(match, question, viewer(match))).toBe(false)
  const other = question === undefined ? undefined : { ...question, secret: true, to: 'player-9' }
  expect(isHidden(match, other, viewer(match))).toBe(true)
  expect(isHidden(match, match.look(4).question, viewer(match))).toBe(false)
})

test('what is told to one alone waits until that one is asked in secret', () => {
  const match = firefight()
  const session = new TerminalMatch(match, { dice: 'app', draws: 'app' }, undefined, nobody)
  const told = (to: 'everybody' | 'viewer') =>
    session.newEntries(to).flatMap((one) => (one.kind === 'change' ? [say(one.tell)] : []))
  expect(told('everybody').join(' ')).not.toContain('Your hand')
  const [hand, more] = told('viewer')
  expect(hand).toMatch(/^Your hand: German card/)
  expect(more).toBeUndefined()
})

test('a question says whom it asks where several play, by the name of the seat', () => {
  const match = firefight()
  if (match.question === undefined) throw new Error('It is over.')
  expect(askedSeatName(match, match.question)).toMatch(/^Player \d \(German player\)$/)
  const alone = rollOn(newMatch(game, { options: { mode: 'solo' } }))
  expect(alone.question && askedSeatName(alone, alone.question)).toBeUndefined()
})

test('alone, nothing is hidden but what chance keeps from everybody', () => {
  const match = answer(newMatch(gameOf('blitzkrieg'), {}, 7), ['space', 'SEA.1.2'])
  expect(text(match)).toContain('Where do you place a unit? South East Asia, campaign 1, space 2')
  expect(viewer(match)).toBeUndefined()
})
