import { message } from '@opfor/kernel'
import { unwrapProblem, unwrap } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { findAllByName, findEachByName, findByName, withoutNumbers } from './names.ts'

const named = (id: string, name: string) => ({ id, name: message(name, name) })
const options = [named('PO', 'Pacific Ocean'), named('EE', 'Eastern Europe'), named('WE', 'Western Europe')]
const twins = [named('german 03', 'Rifle 03'), named('german 04', 'Rifle 04'), named('soviet 03', 'Rifle 03')]

test.each([
  ['2', 'EE'],
  ['we', 'WE'],
  ['eastern europe', 'EE'],
  ['Pac', 'PO'],
  ['ocean', 'PO'],
])('%s means %s', (typed, id) => {
  expect(unwrap(findByName(options, typed)).id).toBe(id)
})

test('an ambiguous beginning is rejected', () => {
  expect(unwrapProblem(findByName(options, 'europe'))).toBe(
    '"europe" could be Eastern Europe, or Western Europe.',
  )
})

test('duplicate names are rejected with their numbers', () => {
  expect(unwrapProblem(findByName(twins, 'rifle 03'))).toBe(
    'Rifle 03 occurs 2 times: type its number, 1 or 3.',
  )
  expect(unwrap(findByName(twins, '3')).id).toBe('soviet 03')
  expect(unwrap(findByName(twins, 'soviet 03')).id).toBe('soviet 03')
  expect(unwrap(findByName(twins, 'rifle 03', { interchangeable: true })).id).toBe('german 03')
  expect(unwrapProblem(findByName(twins, 'rifle 03', withoutNumbers))).toContain(
    'type german 03 or soviet 03.',
  )
})

test('some words of a name are enough; an id that is a prefix of all other matches is preferred', () => {
  const attacks = [
    named('adder 1', 'your Adder on the Kestrel: light damage'),
    named('adder 1 severe', 'your Adder on the Kestrel, but severe damage'),
    named('badger 1', 'your Badger on the Kestrel: no damage'),
  ]
  expect(unwrap(findByName(attacks, 'adder kestrel')).id).toBe('adder 1')
  expect(unwrap(findByName(attacks, 'adder kestrel severe')).id).toBe('adder 1 severe')
  expect(unwrapProblem(findByName(attacks, 'your kestrel'))).toContain('could be')
})

test.each(['3,1', '3 1', ' 3  1 ', 'western europe, 1'])('"%s" means two of them', (typed) => {
  expect(unwrap(findEachByName(options, typed)).map(({ id }) => id)).toEqual(['WE', 'PO'])
})

test('numbers are accepted only if they were shown', () => {
  expect(unwrapProblem(findByName(options, '2', withoutNumbers))).toContain('Not found: "2".')
})

test('findAllByName() finds exact matches, or else those with the same beginning', () => {
  expect(findAllByName(twins, 'Rifle 03').map(({ id }) => id)).toEqual(['german 03', 'soviet 03'])
  expect(findAllByName(twins, 'rifle')).toEqual(twins)
  expect(findAllByName(twins, '')).toEqual([])
})

test.each(['', '0', '4', 'Africa'])('"%s" is not found', (typed) => {
  expect(unwrapProblem(findByName(options, typed))).toContain(`Not found: "${typed}".`)
})

test('names and numbers have priority over ids', () => {
  const maps = [named('2', 'map 2'), named('3', 'map 3')]
  expect(unwrap(findByName(maps, '2')).id).toBe('3')
  expect(unwrap(findByName(maps, '2', { numbered: (at) => at !== 1 })).id).toBe('2')
  const hexes = [named('D10', 'J04'), named('J04', 'D10')]
  expect(unwrap(findByName(hexes, 'd10')).id).toBe('J04')
})
