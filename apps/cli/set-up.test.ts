import { expect, test } from 'vitest'
import { problem } from '@opfor/kernel/testing'
import { parseOptions } from './set-up.ts'
import { gameOf } from './testing/games.ts'

test('a file name without @ is rejected with a hint', () => {
  const admiral = gameOf('admiral')
  expect(problem(parseOptions(admiral, ['battle=mine.json']))).toContain(
    'To read a file, use battle=@mine.json.',
  )
  expect(problem(parseOptions(admiral, ['where=mine']))).not.toContain('A file is read')
})
