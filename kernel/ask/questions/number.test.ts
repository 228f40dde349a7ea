import { expect, test } from 'vitest'
import { message } from '../../messages/message.ts'
import { unwrapProblem } from '../../testing/index.ts'
import { number } from './number.ts'

const text = message('far', 'How far?')
const unit = message('inch', 'inches')
const whole = number('far', 'table', text, { from: 2, to: 8, unit })
const halves = number('far', 'table', text, { from: 1, to: 3, step: 0.5, unit })

test.each([2, 5, 8])('a number within its range is taken: %i', (given) => {
  expect(whole.parse(given)).toEqual({ ok: true, value: given })
  expect(whole.write(given)).toBe(given)
})

test.each([1, 9, '3', [3], Number.NaN])('a number outside its range is rejected: %j', (given) => {
  expect(unwrapProblem(whole.parse(given))).toBe(
    `A number from 2 to 8 is expected, not ${JSON.stringify(given)}.`,
  )
})

test('a number between two steps is rejected', () => {
  expect(halves.parse(1.5)).toEqual({ ok: true, value: 1.5 })
  expect(unwrapProblem(halves.parse(1.75))).toBe('1.75 is between two steps: from 1 in steps of 0.5.')
  expect(unwrapProblem(whole.parse(2.5))).toBe('2.5 is between two steps: from 2 in steps of 1.')
})

test('steps of a tenth are taken as people write them', () => {
  const tenths = number('far', 'table', text, { from: 0, to: 1, step: 0.1, unit })
  for (const given of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
    expect(tenths.parse(given).ok).toBe(true)
  expect(tenths.parse(0.35).ok).toBe(false)
})

test('every step is sampled, first and last included', () => {
  const counts: number[] = []
  const nth = (place: number) => (below: number) => {
    counts.push(below)
    return place
  }
  expect([0, 1, 4].map((place) => halves.sample(nth(place)))).toEqual([1, 1.5, 3])
  expect([0, 6].map((place) => whole.sample(nth(place)))).toEqual([2, 8])
  expect(counts).toEqual([5, 5, 5, 7, 7])
})

test('a number has its unit, and may be secret and proposed', () => {
  const secret = number('far', 'north', text, { from: 0, to: 9, unit }, { secret: true, proposal: 4 })
  expect(secret).toMatchObject({ id: 'far', kind: 'number', to: 'north', text, secret: true, proposal: 4 })
  expect(secret.range.unit).toBe(unit)
  expect(number('far', 'north', text, { from: 0, to: 9, unit }).secret).toBe(false)
})

test('the last of many small steps is sampled too, as people write it', () => {
  const tenths = number('far', 'table', text, { from: 0, to: 0.3, step: 0.1, unit })
  expect(tenths.sample((below) => below - 1)).toBe(0.3)
})

test('where the highest number is between two steps, the step below it is the last', () => {
  const odd = number('far', 'table', text, { from: 0, to: 5, step: 2, unit })
  expect(odd.sample((below) => below - 1)).toBe(4)
})
