import { message } from '@opfor/kernel'
import { problem, value } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { allMeant, eachMeant, meant, unnumbered } from './names.ts'

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
  expect(value(meant(options, typed)).id).toBe(id)
})

test('a beginning that fits two is not guessed', () => {
  expect(problem(meant(options, 'europe'))).toBe('"europe" could be Eastern Europe, or Western Europe.')
})

test('of two with one name none is guessed: their numbers tell them apart', () => {
  expect(problem(meant(twins, 'rifle 03'))).toBe('Rifle 03 is there 2 times: type its number, 1 or 3.')
  expect(value(meant(twins, '3')).id).toBe('soviet 03')
  expect(value(meant(twins, 'soviet 03')).id).toBe('soviet 03')
  expect(value(meant(twins, 'rifle 03', { alike: true })).id).toBe('german 03')
  expect(problem(meant(twins, 'rifle 03', unnumbered))).toContain('type german 03 or soviet 03.')
})

test('some words of a name will do; of those whose ids only add to one of them, that one is meant', () => {
  const attacks = [
    named('adder 1', 'your Adder on the Kestrel: light damage'),
    named('adder 1 severe', 'your Adder on the Kestrel, but severe damage'),
    named('badger 1', 'your Badger on the Kestrel: no damage'),
  ]
  expect(value(meant(attacks, 'adder kestrel')).id).toBe('adder 1')
  expect(value(meant(attacks, 'adder kestrel severe')).id).toBe('adder 1 severe')
  expect(problem(meant(attacks, 'your kestrel'))).toContain('could be')
})

test.each(['3,1', '3 1', ' 3  1 ', 'western europe, 1'])('"%s" means two of them', (typed) => {
  expect(value(eachMeant(options, typed)).map(({ id }) => id)).toEqual(['WE', 'PO'])
})

test('numbers count only where they were shown', () => {
  expect(problem(meant(options, '2', unnumbered))).toContain('There is no "2" here.')
})

test('all that are meant are those of a name, or else those that begin so', () => {
  expect(allMeant(twins, 'Rifle 03').map(({ id }) => id)).toEqual(['german 03', 'soviet 03'])
  expect(allMeant(twins, 'rifle')).toEqual(twins)
  expect(allMeant(twins, '')).toEqual([])
})

test.each(['', '0', '4', 'Africa'])('"%s" is told to be nobody', (typed) => {
  expect(problem(meant(options, typed))).toContain(`There is no "${typed}" here.`)
})

test('what was shown counts before an id that nobody sees: a name, then the number of the list', () => {
  const maps = [named('2', 'map 2'), named('3', 'map 3')]
  expect(value(meant(maps, '2')).id).toBe('3')
  expect(value(meant(maps, '2', { numbered: (at) => at !== 1 })).id).toBe('2')
  const hexes = [named('D10', 'J04'), named('J04', 'D10')]
  expect(value(meant(hexes, 'd10')).id).toBe('J04')
})
