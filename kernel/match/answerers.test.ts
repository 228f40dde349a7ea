import { expect, test } from 'vitest'
import { type Answerer, autoPlay, randomAnswerer, seededAnswerer } from './answerers.ts'
import { seededRandom } from '../ask/chance.ts'
import type { AnswerStep } from './journal.ts'
import { smallGame } from '../small-game/index.ts'
import { trackedMatch } from '../small-game/matches.ts'
import { newMatch, playAtRandom, unwrap } from '../testing/index.ts'

test('the n-th chance answer comes from the seed and n, and counts chance answers only', () => {
  const match = playAtRandom(newMatch(smallGame, {}, 12), 3)
  const drawn = match.steps.filter((step): step is AnswerStep => 'q' in step && step.by === 'seed')
  const other = playAtRandom(newMatch(smallGame, {}, 12), 3)
  expect(drawn.length).toBeGreaterThan(8)
  expect(other.journal).toEqual(match.journal)
  expect(match.chances).toBe(drawn.length)
  const again = newMatch(smallGame, {}, 12)
  for (const [n, step] of drawn.entries()) {
    while (again.question?.to !== 'chance') playAtRandom(again, 3, 1)
    const { question } = again
    expect(again.chances).toBe(n)
    expect(question.write(question.sample(seededRandom(12, n)))).toEqual(step.a)
    unwrap(again.answer(step.a, 'seed'))
  }
})

test('the seed answers only chance questions', () => {
  const match = newMatch(smallGame)
  expect(match.question?.to).toBe('table')
  expect(match.question && seededAnswerer.answer(match.question, match)).toBeUndefined()
  expect(autoPlay(match, () => seededAnswerer)).toBe(0)
})

test('a match continues until a person has to answer; the number of answers is returned', () => {
  const match = trackedMatch()
  expect(autoPlay(match, (question) => (question.to === 'chance' ? seededAnswerer : undefined))).toBe(1)
  expect(match.question).toMatchObject({ id: 'small.guard', to: 'north' })
})

test('a match continues to its end if everybody answers', () => {
  const match = newMatch(smallGame, { options: { length: 1 } }, 3)
  const answered = autoPlay(match, () => randomAnswerer(9))
  expect(match.question).toBeUndefined()
  expect(answered).toBe(match.steps.length)
  expect(match.steps.every((step) => 'by' in step && step.by === 'policy')).toBe(true)
})

test('who answers may change during a match, and every entry keeps its source', () => {
  const match = trackedMatch()
  const seed: Answerer = { by: 'seed', answer: (question) => question.write(question.sample(() => 0)) }
  autoPlay(match, (question) => (question.to === 'chance' ? seed : undefined))
  autoPlay(match, (question) => (question.to === 'north' ? randomAnswerer(1) : undefined))
  const sources = match.steps.slice(-2).map((step) => ('by' in step ? step.by : ''))
  expect(sources).toEqual(['seed', 'policy'])
})

test('an invalid answer of an answerer throws', () => {
  const fool: Answerer = { by: 'policy', answer: () => 'nonsense' }
  expect(() => autoPlay(newMatch(smallGame), () => fool)).toThrow(
    'An answer of policy to small.tracked was refused: Yes (true) or no (false), not "nonsense".',
  )
})
