import { sendResult } from '@opfor/sync/api/challenges'
import { expect, test } from 'vitest'
import { createCallApi, type ServerReply } from '../server/server.ts'
import { isCounted } from './is-counted.ts'

test('a result counts if the server accepts it, now or before, but not if the day or the attempt is over', async () => {
  const counts = async (reply: ServerReply): Promise<boolean> =>
    isCounted(
      await createCallApi(async () => reply)(sendResult, {
        params: { attempt: 'a' },
        body: { bodies: [], winner: 'player', points: 3 },
      }),
    )
  expect(await counts({ status: 200, body: { winner: 'player', points: 3, turns: 9 } })).toBe(true)
  expect(await counts({ status: 409, body: { id: 'counted', problem: '' } })).toBe(true)
  for (const id of ['dayOver', 'over', 'otherRules'])
    expect(await counts({ status: 409, body: { id, problem: 'No.' } })).toBe(false)
  expect(await counts({ status: 0, body: undefined })).toBe(false)
})
