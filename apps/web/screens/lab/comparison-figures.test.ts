import { withParams, type Message, type Params, format } from '@opfor/kernel'
import { emptyComparison } from '@opfor/lab'
import { expect, test } from 'vitest'
import { figureRows } from './comparison-figures.ts'

const told = (words: Message, params: Params = {}): string => format(withParams(words, params))

function changeOf(value: number, from: number, to: number) {
  const [wins] = figureRows(
    { ...emptyComparison, games: 782 },
    { change: { value, from, to }, wins: true },
    told,
  )
  const { value: change, interval } = wins?.figures[2] ?? { value: '', interval: '' }
  return `${change} ${interval}`
}

test('a change of the win rate is told in points', () => {
  expect(changeOf(0.066, 0.012, 0.133)).toBe('+6.6 points (+1.2 to +13.3)')
  expect(changeOf(-0.066, -0.133, 0.0001)).toBe('−6.6 points (−13.3 to +0.0)')
})

test('an interval that excludes zero does not seem to end there', () => {
  expect(changeOf(0.066, 0.0002, 0.133)).toBe('+6.60 points (+0.02 to +13.30)')
  expect(changeOf(-0.066, -0.133, -0.00002)).toBe('−6.600 points (−13.300 to −0.002)')
})
