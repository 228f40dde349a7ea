import { expect, test } from 'vitest'
import { message } from '../../messages/message.ts'
import { named } from '../../small-game/pieces.ts'
import { unwrapProblem } from '../../testing/index.ts'
import { die } from './die.ts'
import { NumberQuestion, type OfferedSpan } from './number.ts'

const range = { from: 0, to: 30, step: 0.1, unit: message('inch', 'inches') }
const near = { ...named('near'), from: 0, below: 12 }
const asked = new NumberQuestion<number | OfferedSpan>(
  'far',
  'table',
  message('far', 'How far?'),
  range,
  {},
  [near],
)

test('a number or a band that is offered is taken, and written as journals have it', () => {
  expect(asked.parse(11.9)).toEqual({ ok: true, value: 11.9 })
  expect(asked.parse('near')).toEqual({ ok: true, value: near })
  expect([asked.write(11.9), asked.write(near)]).toEqual([11.9, 'near'])
})

test('any other band is rejected', () => {
  expect(unwrapProblem(asked.parse('far'))).toBe('A number from 0 to 30 is expected, not "far".')
})

const roll = die('roll', message('roll', 'Roll.'), 6)

test('a die is rolled by chance', () => {
  expect(roll).toMatchObject({ id: 'roll', kind: 'die', to: 'chance', sides: 6 })
})

test.each([1, 2, 3, 4, 5, 6])('a die with six sides may show %i', (face) => {
  expect(roll.parse(face)).toEqual({ ok: true, value: face })
})

test.each([0, 7, 2.5, '3', true, [1]])('a die with six sides never shows %j', (face) => {
  expect(unwrapProblem(roll.parse(face))).toBe(
    `A die with 6 sides shows 1 to 6, not ${JSON.stringify(face)}.`,
  )
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
