import { expect, test } from 'vitest'
import { killThem } from './kill.ts'

test('what was acknowledged survives kill -9 of server processes and of database backends', async () => {
  const { serversKilled, backendsKilled, acknowledged, ...wrong } = await killThem(4, 6)
  expect([serversKilled, backendsKilled]).toEqual([2, 2])
  expect(acknowledged).toBeGreaterThan(100)
  expect(wrong).toEqual({ lost: 0, doubled: 0, gaps: 0, unasked: 0 })
})
