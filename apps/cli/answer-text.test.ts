import { choice, die, draw, entry, message, number, which, yesNo } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { readAnswer } from './answer-text.ts'

const text = message('asked', 'Asked?')
const towns = ['Ayr', 'Bath', 'Cork'].map((name) => ({ id: name.toLowerCase(), name: message(name, name) }))
const nameOf = (kind: string) => message(kind, kind)
const unit = message('inch', 'inches')

test.each([
  ['a die', die('d', text, 6), '4', 4],
  ['a number', number('n', 'table', text, { from: 0, to: 9, unit }), '7', 7],
  ['yes', yesNo('y', 'table', text), 'y', true],
  ['no', yesNo('y', 'table', text), 'No', false],
  ['a choice by name', choice('c', 'player', text, towns), 'bat', 'bath'],
  ['all that apply', which('w', 'table', text, towns), '1, cork', ['ayr', 'cork']],
  ['none of them', which('w', 'table', text, towns), 'none', []],
  ['tokens drawn', draw('x', text, ['ace', 'ace', 'king'], 2, nameOf), 'king, ace', ['king', 'ace']],
])('%s is read from what a person types', (_, question, typed, answer) => {
  const read = readAnswer(question, typed)
  expect(read).toEqual({ ok: true, value: answer })
  expect(read.ok && question.parse(read.value).ok).toBe(true)
})

const form = entry<{ readonly lost: number; readonly fled: boolean }>(
  'f',
  'table',
  text,
  { lost: number('lost', 'table', text, { from: 0, to: 9, unit }), fled: yesNo('fled', 'table', text) },
  { proposal: { lost: 0, fled: false } },
)

test('a form is read field by field; what is not named takes its proposal', () => {
  expect(readAnswer(form, 'lost=3')).toEqual({ ok: true, value: { lost: 3, fled: false } })
  expect(readAnswer(form, '')).toEqual({ ok: true, value: { lost: 0, fled: false } })
})

test.each([
  ['a die', die('d', text, 6), 'six', 'Type a number.'],
  ['yes or no', yesNo('y', 'table', text), 'perhaps', 'Type yes or no.'],
  ['a field', form, 'lost=many', 'lost (Asked?): Type a number.'],
  [
    'too few tokens',
    draw('x', text, ['ace', 'king'], 2, nameOf),
    'ace',
    '2 are drawn: type 2 names with commas between them.',
  ],
])('%s that cannot be read is explained', (_, question, typed, problem) => {
  expect(readAnswer(question, typed)).toEqual({ ok: false, problem })
})

test('nothing typed takes the proposal', () => {
  expect(readAnswer(yesNo('y', 'table', text, { proposal: true }), '')).toEqual({ ok: true, value: true })
})
