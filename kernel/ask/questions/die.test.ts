import { expect, test } from 'vitest'
import { message } from '../../say/message.ts'
import { problem } from '../../testing/index.ts'
import { die } from './die.ts'

const roll = die('roll', message('roll', 'Roll.'), 6)

test('a die is rolled by chance', () => {
  expect(roll).toMatchObject({ id: 'roll', kind: 'die', to: 'chance', sides: 6 })
})

test.each([1, 2, 3, 4, 5, 6])('a die with six sides may show %i', (face) => {
  expect(roll.parse(face)).toEqual({ ok: true, value: face })
})

test.each([0, 7, 2.5, '3', true, [1]])('a die with six sides never shows %j', (face) => {
  expect(problem(roll.parse(face))).toBe(`A die with 6 sides shows 1 to 6, not ${JSON.stringify(face)}.`)
})

test('a die shows 1 to its number of sides', () => {
  expect(roll.sample(() => 0)).toBe(1)
  expect(roll.sample((below) => below - 1)).toBe(6)
})

test('a die may be secret, and its text may be made when it is read', () => {
  const text = message('roll', 'Roll in secret.')
  const secret = die('roll', () => text, 6, { secret: true })
  expect(secret).toMatchObject({ kind: 'die', to: 'chance', sides: 6, secret: true, text })
  expect(secret.write(4)).toBe(4)
})
