import { expect, test } from 'vitest'
import { slugify, listIds } from './schema.ts'

test('an id is made of a name', () => {
  expect(slugify('Großer Kreuzer Nr. 3')).toBe('grosser-kreuzer-nr-3')
  expect(slugify('Éclair')).toBe('eclair')
  expect(slugify('  ')).toBe('')
})

test('the ids of a list come with the names of its items; what has none is passed over', () => {
  const pack = { classes: [{ id: 'a', name: 'Heavy' }, { id: 'b' }, { name: 'Unfinished' }, 3] }
  expect(listIds(pack, 'classes')).toEqual([
    { id: 'a', name: 'Heavy' },
    { id: 'b', name: 'b' },
  ])
  expect(listIds(pack, 'fleets')).toEqual([])
  expect(listIds(undefined, 'classes')).toEqual([])
})
