import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { assertWithinLimit } from './fast-test-time-limit.ts'

test('a fast test starts no process and no worker', () => {
  expect(() => execFileSync('true')).toThrow('A fast test starts no process.')
  expect(() => new Worker('')).toThrow('A fast test starts no process.')
})

test('a fast test opens no port', () => {
  expect(() => createServer().listen(0)).toThrow('A fast test opens no port.')
})

test('a fast test waits for no time', () => {
  expect(() => sleep(1)).toThrow('A fast test waits for no time.')
})

test('the clock of a fast test stands still', () => {
  expect([Date.now(), new Date().getTime(), new Date(5).getTime()]).toEqual([1767268800000, 1767268800000, 5])
})

test('a fast test works for five seconds at most', () => {
  const second = 1_000_000
  expect(() => assertWithinLimit({ user: 4 * second, system: second })).not.toThrow()
  expect(() => assertWithinLimit({ user: 4 * second, system: 2 * second })).toThrow(
    'A fast test works for 5 s at most, this one for 6.0 s.',
  )
})
