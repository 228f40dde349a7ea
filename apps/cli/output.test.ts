import { expect, test } from 'vitest'
import { wrap } from './output.ts'

test('a text is wrapped to the width, with the lines after the first indented', () => {
  expect(wrap('? Which of the four units goes first?', '  ', 20)).toEqual([
    '? Which of the four',
    '  units goes first?',
  ])
})

test('lines of the text stay lines', () => {
  expect(wrap('? Find a hex:\n1. must: it is not in the open\n2. nearest.', '  ', 24)).toEqual([
    '? Find a hex:',
    '  1. must: it is not in',
    '     the open',
    '  2. nearest.',
  ])
})
