import { expect, test } from 'vitest'
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
