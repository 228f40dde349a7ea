import { expect, test } from 'vitest'
import { holds } from './finding.ts'

test('every word that is looked for is in the text, in any order', () => {
  expect(holds('empty spaces in the open campaign', 'campaign empty')).toBe(true)
  expect(holds('empty spaces in the open campaign', 'campaign closed')).toBe(false)
})

test('accents and capitals do not matter', () => {
  expect(holds('Möglichst viele Siegpunkte', 'moglichst SIEG')).toBe(true)
})

test('looking for nothing finds everything', () => {
  expect(holds('anything', '  ')).toBe(true)
})
