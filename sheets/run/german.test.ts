import { partsOf } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { words as exampleWords } from '../examples/words.ts'
import { german } from './german.ts'
import { words } from './words.ts'

const own = [...Object.values(words), ...Object.values(exampleWords)].filter(({ id }) =>
  id.startsWith('sheet.'),
)

test.each(own)('$id is in German, with the same parts', ({ id, text }) => {
  const said = german[id] ?? ''
  expect(said).not.toBe('')
  expect([...partsOf(said)].toSorted()).toEqual([...partsOf(text)].toSorted())
})

test('nothing is in German that nobody says', () => {
  const ids = new Set([...own.map(({ id }) => id), 'sheet.words'])
  expect(Object.keys(german).filter((id) => !ids.has(id))).toEqual([])
})
