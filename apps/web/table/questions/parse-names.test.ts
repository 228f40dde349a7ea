import { expect, test } from 'vitest'
import { parseNames } from './parse-names.ts'
import { parseTypedNames } from './parse-typed-names.ts'

const question = { taken: ['Elm'] }

test('names in the box stand behind those that were added', () => {
  expect(parseTypedNames(question, ['Oak'], ' Ash ,Birch,, ')).toEqual({
    names: ['Oak', 'Ash', 'Birch'],
    isTaken: false,
  })
})

test.each(['elm', 'OAK', 'Ash, ash'])('%s is given already', (typed) => {
  expect(parseTypedNames(question, ['Oak'], typed).isTaken).toBe(true)
})

const units = ['German Rifle 01', 'German Rifle 10', 'German LMG 10', 'Pioneer 17'].map((name) => ({
  id: name,
  name,
}))

test('names are separated by commas; the side and leading zeros are optional', () => {
  expect(parseNames('Rifle 1, pioneer 17', units)).toEqual({
    found: ['German Rifle 01', 'Pioneer 17'],
    unknown: '',
  })
})

test('unknown and ambiguous names are returned', () => {
  expect(parseNames('2 rifles, LMG 10, 10', units)).toEqual({
    found: ['German LMG 10'],
    unknown: '2 rifles, 10',
  })
})
