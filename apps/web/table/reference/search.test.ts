import { expect, test } from 'vitest'
import { matchesQuery } from './search.ts'

test('all words of a query must match, in any order', () => {
  expect(matchesQuery('empty spaces in the open campaign', 'campaign empty')).toBe(true)
  expect(matchesQuery('empty spaces in the open campaign', 'campaign closed')).toBe(false)
})

test('accents and case are ignored', () => {
  expect(matchesQuery('Möglichst viele Siegpunkte', 'moglichst SIEG')).toBe(true)
})

test('an empty query matches everything', () => {
  expect(matchesQuery('anything', '  ')).toBe(true)
})
