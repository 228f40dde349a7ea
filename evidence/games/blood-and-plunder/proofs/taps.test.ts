import { formQuestion, message, number, which, yesNo } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { tapsFor } from './taps.ts'

const text = message('x', 'x')
const three = ['a', 'b', 'c'].map((id) => ({ id, name: text }))

test('none and all of them are one tap, others one each and one for Done', () => {
  const question = which('x', 'table', text, three)
  expect([[], three, three.slice(1)].map((answer) => tapsFor(question, answer))).toEqual([1, 1, 3])
})

test('a yes is one tap', () => {
  expect(tapsFor(yesNo('x', 'table', text), true)).toBe(1)
})

test('a distance that comes up often is one tap, and any other is typed', () => {
  const question = number('x', 'table', text, { from: 0, to: 100, step: 0.1, unit: text })
  expect([8, 12.9, 13, 31, 100].map((inches) => tapsFor(question, inches))).toEqual([1, 1, 4, 4, 5])
})

test('a form takes a tap for each field that differs from what it shows, and one for Done', () => {
  const range = { from: 0, to: 6, unit: text }
  const fields = { lost: number('l', 'table', text, range), fatigue: number('f', 'table', text, range) }
  const question = formQuestion('x', 'table', text, fields, { proposal: { lost: 0, fatigue: 0 } })
  expect(tapsFor(question, { lost: 0, fatigue: 0 })).toBe(1)
  expect(tapsFor(question, { lost: 2, fatigue: 1 })).toBe(3)
  expect(tapsFor(question, { lost: 6, fatigue: 0 })).toBe(3)
})
