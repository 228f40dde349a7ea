import { expect, test } from 'vitest'
import { runChallengeTest } from './challenge.ts'

test('honest journals count; tampered ones are refused, each way with its reason', async () => {
  const { accepted, refused, reasons, wrong } = await runChallengeTest(26, 7)
  expect(wrong).toEqual([])
  expect([accepted, refused]).toEqual([26, 26])
  const ways = new Set([...reasons.keys()].map((reason) => reason.replace(/:.*/, '')))
  expect(ways.size).toBe(13)
})
