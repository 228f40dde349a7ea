import { expect, test } from 'vitest'
import { choice, visibleFields, message, number } from '../../index.ts'

const words = (text: string) => message(text, text)
const count = (text: string) => number(text, 'table', words(text), { from: 0, to: 9, unit: words('CAPs') })
const fields = {
  what: choice('what', 'table', words('What?'), [
    { id: 'known', name: words('known'), asks: [] },
    { id: 'new', name: words('new'), asks: ['caps', 'units'] },
    { id: 'half', name: words('half'), asks: ['caps'] },
  ]),
  caps: count('caps'),
  units: count('units'),
  always: count('always'),
}

test.each([
  [undefined, ['what', 'always']],
  ['known', ['what', 'always']],
  ['half', ['what', 'caps', 'always']],
  ['new', ['what', 'caps', 'units', 'always']],
])('what only some options need is asked with them: %s', (what, asked) => {
  expect(visibleFields(fields, { what })).toEqual(asked)
})
