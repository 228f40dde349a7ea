import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { assertWithinLimit } from './unit-test-time-limit.ts'

test('a unit test cannot start a process or a worker', () => {
  expect(() => execFileSync('true')).toThrow('A unit test must not start a process.')
  expect(() => new Worker('')).toThrow('A unit test must not start a process.')
})

test('a unit test cannot open a port', () => {
  expect(() => createServer().listen(0)).toThrow('A unit test must not open a port.')
})

test('a unit test cannot wait', () => {
  expect(() => sleep(1)).toThrow('A unit test must not wait.')
})

test('the clock of a unit test is fixed', () => {
  expect([Date.now(), new Date().getTime(), new Date(5).getTime()]).toEqual([1767268800000, 1767268800000, 5])
})

test('a unit test may use at most five seconds of CPU time', () => {
  const second = 1_000_000
  expect(() => assertWithinLimit({ user: 4 * second, system: second })).not.toThrow()
  expect(() => assertWithinLimit({ user: 4 * second, system: 2 * second })).toThrow(
    'A unit test may use at most 5 s of CPU time, this one used 6.0 s.',
  )
})
