import { expect, test } from 'vitest'
import { holm } from './holm.ts'

test('the smallest value counts once for each test, the next once less', () => {
  expect(holm([0.01, 0.04, 0.03, 0.005]).map((each) => each.toFixed(3))).toEqual([
    '0.030',
    '0.060',
    '0.060',
    '0.020',
  ])
})

test('a value is never below one that is smaller before, nor above 1', () => {
  expect(holm([0.25, 0.3, 0.75])).toEqual([0.75, 0.75, 0.75])
  expect(holm([0.6, 0.6])).toEqual([1, 1])
  expect(holm([])).toEqual([])
})
