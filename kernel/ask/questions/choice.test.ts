import { expect, test } from 'vitest'
import { message } from '../../messages/message.ts'
import { canSeatSee } from '../question.ts'
import { named } from '../../small-game/pieces.ts'
import { unwrapProblem, unwrap } from '../../testing/index.ts'
import { choice } from './choice.ts'

const text = message('text', 'Which tower do you guard?')
const hill = named('hill')
const ford = named('ford')

test('a choice takes the id of one of its options', () => {
  const question = choice('guard', 'north', text, [hill, ford])
  expect(unwrap(question.parse('ford'))).toBe(ford)
  expect(question.write(ford)).toBe('ford')
})

test('a choice refuses anything else and names its options', () => {
  const question = choice('guard', 'north', text, [hill, ford])
  expect(unwrapProblem(question.parse('wood'))).toBe('"wood" is not one of: hill, ford.')
  expect(unwrapProblem(question.parse(0))).toBe('0 is not one of: hill, ford.')
})

test('a choice of nothing cannot be put', () => {
  expect(() => choice('guard', 'north', text, [])).toThrow('The question guard offers nothing to choose.')
})

test('a secret choice is seen only by the seat it is put to', () => {
  const secret = choice('guard', 'north', text, [hill], { secret: true })
  expect(canSeatSee(secret, 'north')).toBe(true)
  expect(canSeatSee(secret, 'south')).toBe(false)
  expect(secret.secret).toBe(true)
})

test('a choice has a recipient and a proposal', () => {
  const question = choice('guard', 'north', text, [hill, ford], { proposal: ford })
  expect(question).toMatchObject({
    id: 'guard',
    kind: 'choice',
    to: 'north',
    text,
    proposal: ford,
    secret: false,
  })
})

test('each option is sampled', () => {
  const question = choice('guard', 'north', text, [hill, ford])
  expect([0, 1].map((nth) => question.sample(() => nth))).toEqual([hill, ford])
})
