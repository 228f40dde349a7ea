import { expect, test } from 'vitest'
import { pointAhead, handleOf, headingTo } from './pose.ts'

test('every heading can be derived from the handle at the bow', () => {
  const at = { x: 200, y: 300 }
  for (let heading = 0; heading < 16; heading += 1)
    expect(headingTo(at, handleOf({ at, heading }))).toBe(heading)
})

test('a ship heading up has its bow at the top and its starboard on the right', () => {
  expect(pointAhead(0, 50)).toEqual({ x: 0, y: -50 })
  expect(pointAhead(0, 0, 20)).toEqual({ x: 20, y: 0 })
})
