import { english } from '@opfor/kernel'
import { estimateMean, estimateShare } from '@opfor/lab'
import { expect, test } from 'vitest'
import { formatWithInterval } from './plot-input.ts'

const input = { language: english }
const plain = (value: number): string => value.toFixed(1)

test('a number is shown with its interval, the mean of one value without', () => {
  expect(formatWithInterval(input, estimateMean(2, 10, 58), plain)).toBe('5.0 (1.1 to 8.9)')
  expect(formatWithInterval(input, estimateMean(1, 5, 25), plain)).toBe('5.0 (one value: no interval)')
  expect(formatWithInterval(input, estimateMean(3, 15, 75), plain)).toBe('5.0 (5.0 to 5.0)')
  expect(formatWithInterval(input, estimateShare(1, 1), plain)).toBe('1.0 (0.2 to 1.0)')
})
