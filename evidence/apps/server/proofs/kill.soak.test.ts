import { expect, test } from 'vitest'
import { runCrashTest } from './kill.ts'

test('acknowledged pages survive kill -9 of server processes and database backends', async () => {
  const { serversKilled, backendsKilled, acknowledged, slowest, agreedAfter, ...wrong } = await runCrashTest(
    4,
    6,
  )
  expect([serversKilled, backendsKilled]).toEqual([2, 2])
  expect(acknowledged).toBeGreaterThan(100)
  expect(slowest).toBeLessThan(30_000)
  expect(agreedAfter).toBeLessThan(30_000)
  expect(wrong).toEqual({ lost: 0, duplicated: 0, gaps: 0, unexpected: 0 })
})
