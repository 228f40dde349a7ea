import { expect, test } from 'vitest'
import { runChallengeTest } from './challenge.ts'

test('valid journals are accepted; tampered ones are rejected with a reason for each method', async () => {
  const { accepted, rejected, reasons, errors } = await runChallengeTest(26, 7)
  expect(errors).toEqual([])
  expect([accepted, rejected]).toEqual([26, 26])
  const methods = new Set([...reasons.keys()].map((reason) => reason.replace(/:.*/, '')))
  expect(methods.size).toBe(13)
})
