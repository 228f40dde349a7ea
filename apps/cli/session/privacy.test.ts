import { type LiveMatch, format } from '@opfor/kernel'
import { playAnswers, newMatch, answerChance } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { historyLines } from '../match/history.ts'
import { TerminalMatch } from './terminal-match.ts'
import { isHidden, secretViewer, askedSeatName } from './privacy.ts'
import { requireGame } from '../testing/games.ts'

const game = requireGame('conflict-of-heroes')
const nobody = { next: () => Promise.resolve(undefined), putBack: () => undefined }

function firefight(): LiveMatch<unknown> {
  const match = newMatch(game, { options: { mode: 'firefight', asking: 'each' } }, 7)
  while (match.question?.secret !== true || match.question.to === 'chance') {
    const { question } = answerChance(match)
    if (question === undefined) throw new Error('It is over.')
    if (question.secret === true) break
    match.answer(question.options?.[0]?.id, 'person', question.to)
  }
  return match
}

const text = (match: LiveMatch<unknown>) => historyLines(match, 0).join(' ').replaceAll(/\s+/g, ' ')

test('a secret hand is not in the history', () => {
  const match = firefight()
  expect(text(match)).toContain('Deal Generator Cards to the Soviet player. (secret)')
  expect(text(match)).not.toMatch(/(German|Soviet) card 0\d,/)
})

test('secret cards are only in the history of their player', () => {
  const match = firefight()
  const german = secretViewer(match)
  const [card] = match.question?.options ?? []
  match.answer(card?.id, 'person', german)
  while (match.question?.secret !== true) {
    const { question } = answerChance(match)
    if (question === undefined || question.secret === true) break
    match.answer(question.options?.[0]?.id ?? [], 'person', question.to)
  }
  expect(secretViewer(match)).not.toBe(german)
  expect(text(match)).toContain('Which card does the German player play? (secret)')
})

test('earlier secret questions are hidden from other players', () => {
  const match = firefight()
  const { question } = match
  expect(isHidden(match, question, secretViewer(match))).toBe(false)
  const other = question === undefined ? undefined : { ...question, secret: true, to: 'player-9' }
  expect(isHidden(match, other, secretViewer(match))).toBe(true)
  expect(isHidden(match, match.look(4).question, secretViewer(match))).toBe(false)
})

test('private log entries are withheld until their player is asked', () => {
  const match = firefight()
  const session = new TerminalMatch(match, { dice: 'app', draws: 'app' }, undefined, nobody)
  const read = (to: 'everybody' | 'viewer') =>
    session.newEntries(to).flatMap((one) => (one.kind === 'change' ? [format(one.tell)] : []))
  expect(read('everybody').join(' ')).not.toContain('Your hand')
  const [hand, more] = read('viewer')
  expect(hand).toMatch(/^Your hand: German card/)
  expect(more).toBeUndefined()
})

test('a question names the seat if several people play', () => {
  const match = firefight()
  if (match.question === undefined) throw new Error('It is over.')
  expect(askedSeatName(match, match.question)).toMatch(/^Player \d \(German player\)$/)
  const alone = answerChance(newMatch(game, { options: { mode: 'solo' } }))
  expect(alone.question && askedSeatName(alone, alone.question)).toBeUndefined()
})

test('for a single player only secret draws are hidden', () => {
  const match = playAnswers(newMatch(requireGame('blitzkrieg'), {}, 7), ['space', 'SEA.1.2'])
  expect(text(match)).toContain('Where do you place a unit? South East Asia, campaign 1, space 2')
  expect(secretViewer(match)).toBeUndefined()
})
