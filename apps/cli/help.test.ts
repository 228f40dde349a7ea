import { expect, test } from 'vitest'
import { commands } from './commands.ts'
import { helpLines } from './help.ts'

test('help fits on a screen of 80 by 24, with a question of three lines, a space and the prompt below it', () => {
  expect(helpLines.length).toBeLessThanOrEqual(24 - 5)
  expect(helpLines.filter(({ length }) => length > 80)).toEqual([])
})

test('help lists every command', () => {
  const text = helpLines.join(' ')
  expect(Object.keys(commands).filter((word) => !text.includes(word))).toEqual([])
})
