import { expect, test } from 'vitest'
import { message } from '../say/message.ts'
import { cellText } from './picture.ts'

test('a cell shows its characters, or its message in words', () => {
  expect(cellText({ text: 'A1', tone: 'free' })).toBe('A1')
  expect(cellText({ text: message('hill', 'the hill'), tone: 'free' })).toBe('the hill')
})
