import { format } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { bandsWithin } from './bands.ts'

const named = (from: number, below: number, ...others: readonly number[]) =>
  bandsWithin({ from, below }, ...others)?.map(({ id, name }) => `${id}: ${format(name)}`)

test('distances are cut at the limits of the print, and at others, each once and in order', () => {
  expect(named(0, Infinity, 12)).toEqual([
    '0-8: under 8',
    '8-12: 8 to under 12',
    '12-20: 12 to under 20',
    '20-: 20 or more',
  ])
  expect(named(0, Infinity, 14.1)).toHaveLength(5)
})

test('what is known is left out, and one band alone is no choice', () => {
  expect(named(12, Infinity)).toEqual(['12-20: 12 to under 20', '20-: 20 or more'])
  expect(named(8, 12)).toBeUndefined()
})
