import { expect, test } from 'vitest'
import { matchesQuery } from './search.ts'

test('every word that is looked for is in the text, in any order', () => {
  expect(matchesQuery('empty spaces in the open campaign', 'campaign empty')).toBe(true)
  expect(matchesQuery('empty spaces in the open campaign', 'campaign closed')).toBe(false)
})

test('accents and capitals do not matter', () => {
  expect(matchesQuery('Möglichst viele Siegpunkte', 'moglichst SIEG')).toBe(true)
})

test('looking for nothing finds everything', () => {
  expect(matchesQuery('anything', '  ')).toBe(true)
})
