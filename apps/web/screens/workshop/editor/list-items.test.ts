import { expect, test } from 'vitest'
import { continued, movedLine } from './list-items.ts'

const steps = [
  '## Turn',
  '1. Draw.',
  '2. Until all:',
  '   1. Choose.',
  '   2. Mark it.',
  '3. Clear.',
  '',
  'Text',
]

test('an item is moved with all that is nested in it, and the list is numbered again', () => {
  expect(movedLine(steps, 2, -1)).toEqual({
    lines: [
      '## Turn',
      '1. Until all:',
      '   1. Choose.',
      '   2. Mark it.',
      '2. Draw.',
      '3. Clear.',
      '',
      'Text',
    ],
    at: 1,
  })
  expect(movedLine(steps, 2, 1)?.lines.slice(1, 6)).toEqual([
    '1. Draw.',
    '2. Clear.',
    '3. Until all:',
    '   1. Choose.',
    '   2. Mark it.',
  ])
})

test('a nested item stays in its list', () => {
  expect(movedLine(steps, 4, -1)?.lines.slice(3, 5)).toEqual(['   1. Mark it.', '   2. Choose.'])
  expect(movedLine(steps, 4, 1)).toBeUndefined()
  expect(movedLine(steps, 1, -1)).toBeUndefined()
})

test('another line changes places with its neighbour', () => {
  expect(movedLine(steps, 7, -1)?.lines.slice(6)).toEqual(['Text', ''])
  expect(movedLine(steps, 0, -1)).toBeUndefined()
  expect(movedLine(['a', 'b'], 1, 1)).toBeUndefined()
})

test('Enter begins the next item, and ends the list behind an empty one', () => {
  expect(continued(steps, 1)).toEqual({
    lines: ['## Turn', '1. Draw.', '2. ', '3. Until all:', ...steps.slice(3, 5), '4. Clear.', '', 'Text'],
    at: 2,
  })
  expect(continued(['- one'], 0)).toEqual({ lines: ['- one', '- '], at: 1 })
  expect(continued(['1. one', '2. '], 1)).toEqual({ lines: ['1. one', ''], at: 1 })
  expect(continued(['Text'], 0)).toBeUndefined()
})
