import { expect, test } from 'vitest'
import { movesIn } from './order.ts'

test.each([
  ['the printed order', [0, 1, 2, 3], [], []],
  ['one that was dropped', [0, 2, 3], [], []],
  ['neighbours that changed places', [0, 2, 1, 3], [1, 2], [1, 2]],
  ['one that was moved up', [2, 0, 1, 3], [2], [0, 1, 2]],
  ['one that was moved down', [1, 2, 0, 3], [0], [0, 1, 2]],
  ['one that was moved and one that was dropped', [2, 0, 3, 4], [0], [0, 2]],
])('%s', (_what, places, moved, apart) => {
  const found = movesIn(places)
  expect(found.moved).toEqual(new Set(moved))
  expect(found.apart).toEqual(new Set(apart))
})
