import { expect, test } from 'vitest'
import { idFrom, idsIn } from './schema.ts'

test('an id is made of a name', () => {
  expect(idFrom('Großer Kreuzer Nr. 3')).toBe('grosser-kreuzer-nr-3')
  expect(idFrom('Éclair')).toBe('eclair')
  expect(idFrom('  ')).toBe('')
})

test('the ids of a list come with the names of its items; what has none is passed over', () => {
  const pack = { classes: [{ id: 'a', name: 'Heavy' }, { id: 'b' }, { name: 'Unfinished' }, 3] }
  expect(idsIn(pack, 'classes')).toEqual([
    { id: 'a', name: 'Heavy' },
    { id: 'b', name: 'b' },
  ])
  expect(idsIn(pack, 'fleets')).toEqual([])
  expect(idsIn(undefined, 'classes')).toEqual([])
})
