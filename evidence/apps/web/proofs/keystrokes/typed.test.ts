import { expect, test } from 'vitest'
import { oldestLost, type Round, summary } from './typed.ts'

const keystrokes = 'abc d'.split('').map((letter, nth) => ({ letter, at: nth * 400 }))
const round = (found: string): Round => ({ keystrokes, interrupted: 2000, found })

test('the oldest keystroke that is missing is found', () => {
  expect(oldestLost(round('abc d'))).toBeUndefined()
  expect(oldestLost(round('abc'))).toBe(400)
  expect(oldestLost(round('ab'))).toBe(1200)
  expect(oldestLost(round('acb'))).toBe(2000)
})

test('a keystroke older than a second that is missing fails, and so does undo', () => {
  expect(summary('x', [round('abc d'), round('abc')])).toMatchObject({ isGood: true })
  expect(summary('x', [round('abc d'), round('ab')])).toMatchObject({ isGood: false })
  expect(summary('x', [{ ...round('abc d'), couldUndo: false }])).toMatchObject({ isGood: false })
})
