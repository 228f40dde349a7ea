import {
  choice,
  die,
  draw,
  message,
  names,
  number,
  type Question,
  which,
  whichBest,
  yesNo,
} from '@opfor/kernel'
import { unwrapProblem, unwrap } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

const text = message('asked', 'Asked?')
const towns = ['Ayr', 'Bath', 'Cork'].map((name) => ({ id: name.toLowerCase(), name: message(name, name) }))
const nameOf = (kind: string) => message(kind, kind)
const unit = message('inch', 'inches')
const inches = number('n', 'table', text, { from: 0, to: 9, step: 0.5, unit })
const all = which('w', 'table', text, towns)

test.each<[string, Question, string, unknown]>([
  ['a die', die('d', text, 6), '4', 4],
  ['a number', inches, '7', 7],
  ['a number with its unit', inches, '7 inches', 7],
  ['a number in inches', inches, '7"', 7],
  ['a number with a comma', inches, '2,5', 2.5],
  ['a name', names('m', 'player', text), ' Rifles A ', ['Rifles A']],
  ['a name that is a command too', names('m', 'player', text), '"undo"', ['undo']],
  ['several names', names('m', 'player', text, { max: 3 }), 'Ash, "Oak" ,', ['Ash', 'Oak']],
  ['no names', names('m', 'player', text, { atLeast: 0, max: 3 }), 'none', []],
  ['yes', yesNo('y', 'table', text), 'y', true],
  ['no', yesNo('y', 'table', text), 'No', false],
  ['a choice by name', choice('c', 'player', text, towns), 'bat', 'bath'],
  ['all that apply', all, '1, cork', ['ayr', 'cork']],
  ['tokens drawn', draw('x', text, ['ace', 'ace', 'king'], 2, nameOf), 'king, ace', ['king', 'ace']],
  ['two of a kind', draw('x', text, ['ace', 'ace', 'king'], 2, nameOf), '2 x ace', ['ace', 'ace']],
])('%s is parsed from typed input', (_, question, typed, answer) => {
  const read = unwrap(readAnswer(question, typed))
  expect(read).toEqual(answer)
  expect(question.parse(read).ok).toBe(true)
})

test.each(['none', 'None', 'no', '0', '-'])('"%s" means none of them', (typed) => {
  expect(unwrap(readAnswer(all, typed))).toEqual([])
})

test('an option called like a word for none is found by its name', () => {
  const zero = { id: 'zero', name: message('zero', '0') }
  expect(unwrap(readAnswer(which('w', 'table', text, [...towns, zero]), '0'))).toEqual(['zero'])
})

test.each<[string, Question, string, string]>([
  ['a die', die('d', text, 6), 'six', 'Type a number.'],
  ['a number with another unit', inches, '7 feet', 'Type a number.'],
  ['a number in another notation', inches, '0x7', 'Type a number.'],
  ['yes or no', yesNo('y', 'table', text), 'perhaps', 'Type yes or no.'],
  [
    'too few tokens',
    draw('x', text, ['ace', 'king'], 2, nameOf),
    'ace',
    'Draw 2: type 2 names separated by commas.',
  ],
])('%s that cannot be parsed is reported', (_, question, typed, expected) => {
  expect(unwrapProblem(readAnswer(question, typed))).toBe(expected)
})

test.each<[string, Question]>([
  ['which of these', all],
  ['the best of these', whichBest('w', 'table', text, towns)],
  ['a choice', choice('c', 'player', text, towns)],
  ['yes or no', yesNo('y', 'table', text)],
  ['a name', names('m', 'player', text)],
  ['a number', inches],
  ['a draw', draw('x', text, ['ace', 'king'], 1, nameOf)],
  ['a die', die('d', text, 6)],
])('Enter alone does not answer %s where nothing is proposed', (_, question) => {
  expect(unwrapProblem(readAnswer(question, '  '))).toContain('There is no default answer.')
})

test('Enter alone accepts the proposal', () => {
  expect(unwrap(readAnswer(yesNo('y', 'table', text, { proposal: true }), ''))).toBe(true)
  expect(unwrap(readAnswer(which('w', 'table', text, towns, { proposal: [] }), ''))).toEqual([])
})

test('in a long list a person types names, and a program can use numbers', () => {
  const hexes = Array.from({ length: 60 }, (_, at) => ({ id: `h${at}`, name: message(`A${at}`, `A${at}`) }))
  const where = choice('c', 'player', text, hexes)
  expect(unwrapProblem(readAnswer(where, '3'))).toContain('"3" could be A3, or A13')
  expect(unwrap(readAnswer(where, 'a3'))).toBe('h3')
  expect(unwrap(readAnswer(where, '3', 'program'))).toBe('h2')
})

test('every option of a long list can be chosen by number, with a hash if a name ends with it', () => {
  const rifles = Array.from({ length: 45 }, (_, at) => {
    const id = `Rifle ${String(at + 3).padStart(2, '0')}`
    return { id, name: message(id, id) }
  })
  const one = choice('c', 'player', message('x', 'Which?'), rifles)
  const some = which('w', 'player', message('x', 'Which?'), rifles)
  expect(unwrap(readAnswer(one, '1'))).toBe('Rifle 03')
  expect(unwrap(readAnswer(one, '#5'))).toBe('Rifle 07')
  expect(unwrap(readAnswer(one, '05'))).toBe('Rifle 05')
  expect(unwrap(readAnswer(some, '#5, Rifle 05, 1'))).toEqual(['Rifle 07', 'Rifle 05', 'Rifle 03'])
})
