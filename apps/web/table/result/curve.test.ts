import { expect, test } from 'vitest'
import { pointAt, stepsOf } from './curve.ts'

const frame = { x: 10, y: 20, width: 200, height: 100 }
const scores = [
  { player: 0, bot: 0 },
  { player: 0, bot: 4 },
  { player: 2, bot: 4 },
]

test('a curve reaches from the first to the last move, and up to the highest score', () => {
  expect(pointAt(frame, scores, 0, 0)).toEqual({ x: 10, y: 120 })
  expect(pointAt(frame, scores, 2, 4)).toEqual({ x: 210, y: 20 })
})

test('a score changes in a step at its move', () => {
  expect(stepsOf(frame, scores, 'player')).toEqual([
    { x: 10, y: 120 },
    { x: 110, y: 120 },
    { x: 210, y: 120 },
    { x: 210, y: 70 },
  ])
})

test('a match without moves or points is a flat line', () => {
  expect(stepsOf(frame, [{ player: 0, bot: 0 }], 'bot')).toEqual([{ x: 10, y: 120 }])
})
