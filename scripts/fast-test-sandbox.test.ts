import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { assertWithinLimit } from './fast-test-time-limit.ts'

test('a fast test cannot start a process or a worker', () => {
  expect(() => execFileSync('true')).toThrow('A fast test must not start a process.')
  expect(() => new Worker('')).toThrow('A fast test must not start a process.')
})

test('a fast test cannot open a port', () => {
  expect(() => createServer().listen(0)).toThrow('A fast test must not open a port.')
})

test('a fast test cannot wait', () => {
  expect(() => sleep(1)).toThrow('A fast test must not wait.')
})

test('the clock of a fast test is fixed', () => {
  expect([Date.now(), new Date().getTime(), new Date(5).getTime()]).toEqual([1767268800000, 1767268800000, 5])
})

test('a fast test may use at most five seconds of CPU time', () => {
  const second = 1_000_000
  expect(() => assertWithinLimit({ user: 4 * second, system: second })).not.toThrow()
  expect(() => assertWithinLimit({ user: 4 * second, system: 2 * second })).toThrow(
    'A fast test may use at most 5 s of CPU time, this one used 6.0 s.',
  )
})
