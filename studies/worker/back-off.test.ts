import { expect, test } from 'vitest'
import { BackOff } from './back-off.ts'

function delays(random: number, count: number): readonly number[] {
  const backOff = new BackOff(() => random)
  return Array.from({ length: count }, () => backOff.next())
}

test('the delay doubles up to 10 seconds', () => {
  expect(delays(1, 8)).toEqual([200, 400, 800, 1600, 3200, 6400, 10_000, 10_000])
})

test('up to half of a delay is random', () => {
  expect(delays(0, 3)).toEqual([100, 200, 400])
  expect(delays(0.5, 3)).toEqual([150, 300, 600])
})

test('a success starts over', () => {
  const backOff = new BackOff(() => 1)
  backOff.next()
  backOff.next()
  backOff.reset()
  expect(backOff.next()).toBe(200)
})
