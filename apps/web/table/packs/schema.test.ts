import { expect, test } from 'vitest'
import { freeId, slugify } from './ids.ts'
import { listIds } from './schema.ts'

test('an id is derived from a name', () => {
  expect(slugify('Großer Kreuzer Nr. 3')).toBe('grosser-kreuzer-nr-3')
  expect(slugify('Éclair')).toBe('eclair')
  expect(slugify('  ')).toBe('')
})

test('an id is free, and made from the name', () => {
  expect(freeId('Old Fort', [])).toBe('old-fort')
  expect(freeId('woods', ['woods', 'woods-2'])).toBe('woods-3')
  expect(freeId('woods-2', ['woods', 'woods-2'])).toBe('woods-3')
  expect(freeId('!', [])).toBe('one')
  expect(freeId('Mediterranean Sea', ['mediterra'], 12)).toBe('mediterra-2')
})

test('the ids of a list are returned with names; items without an id are skipped', () => {
  const pack = { classes: [{ id: 'a', name: 'Heavy' }, { id: 'b' }, { name: 'Unfinished' }, 3] }
  expect(listIds(pack, 'classes')).toEqual([
    { id: 'a', name: 'Heavy' },
    { id: 'b', name: 'b' },
  ])
  expect(listIds(pack, 'fleets')).toEqual([])
  expect(listIds(undefined, 'classes')).toEqual([])
})
