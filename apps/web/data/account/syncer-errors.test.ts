import type { Json } from '@opfor/kernel'
import { SyncClient } from '@opfor/sync'
import { expect, test } from 'vitest'
import { createCallApi } from '../server/server.ts'
import { noItems } from './testing/no-items.ts'
import { TestTrash } from './testing/test-trash.ts'
import type { SyncState } from './sync-conflict.ts'
import { Syncer } from './syncer.ts'

async function syncWith(
  answer: (asked: number) => Json,
): Promise<{ readonly asked: number; readonly state: SyncState | undefined }> {
  let asked = 0
  let state: SyncState | undefined
  let saved: object | undefined
  const syncing = new Syncer({
    runExclusive: (work) => work(),
    items: noItems,
    trash: new TestTrash(),
    onState: (now) => {
      state = now
    },
    callApi: createCallApi(async () => {
      asked += 1
      if (asked > 20) throw new Error('Too many requests.')
      return { status: 200, body: answer(asked) }
    }),
    disk: {
      match: async () => undefined,
      matches: async () => [],
      replace: async () => true,
      progress: async () => undefined,
    },
    storage: {
      stamp: async () => ({ life: 'one', version: 1 }),
      device: async () => ({ ...new SyncClient().saved, ...saved, chains: [] }),
      save: async (_, device) => {
        saved = device
      },
      forget: async () => undefined,
    },
  })
  await syncing.syncNow()
  return { asked, state }
}

test('a server that announces more pages but sends none counts as unreachable', async () => {
  const { asked, state } = await syncWith(() => ({ epoch: 'e', pages: [], upTo: 0, more: true }))
  expect([asked, state?.state]).toEqual([1, 'unreachable'])
})

test('a server that changes its epoch with each answer counts as unreachable', async () => {
  const { state } = await syncWith((asked) => ({ epoch: `e${asked}`, pages: [], upTo: asked, more: true }))
  expect(state?.state).toBe('unreachable')
})
