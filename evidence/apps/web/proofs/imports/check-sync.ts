import { parseJson } from '@opfor/kernel'
import {
  CommitTree,
  SyncClient,
  makeCommit,
  type SavedCommitTree,
  type SavedSyncClient,
  serializeJournal,
} from '@opfor/sync'
import type { Stamp } from '../../../../../apps/web/data/account/shared-device.ts'
import type { SyncState } from '../../../../../apps/web/data/account/sync-conflict.ts'
import { Syncer } from '../../../../../apps/web/data/account/syncer.ts'
import { noItems } from '../../../../../apps/web/data/account/testing/no-items.ts'
import { TestTrash } from '../../../../../apps/web/data/account/testing/test-trash.ts'
import { createCallApi } from '../../../../../apps/web/data/server/server.ts'
import { progressOf } from '../../../../../apps/web/data/storage/progress.ts'
import { gameIdOfJournal, type SavedMatch } from '../../../../../apps/web/data/storage/saved-match.ts'
import { reopenJournal } from '../../../../../apps/web/data/storage/reopen-journal.ts'
import { openGame, type TestDisk, ownMatches } from './test-disk.ts'

const maxRequests = 40

export async function checkSync(disk: TestDisk, input: string): Promise<void> {
  const json = parseJson(input)
  const chains = new Map<string, SavedCommitTree>()
  let device: Omit<SavedSyncClient, 'chains'> | undefined
  let stamp: Stamp | undefined
  let asked = 0
  let state: SyncState | undefined
  const syncing = new Syncer({
    runExclusive: (work) => work(),
    items: noItems,
    trash: new TestTrash(),
    onState: (now) => {
      state = now
    },
    callApi: createCallApi(async ({ method, path }) => {
      asked += 1
      if (asked > maxRequests) throw new Error(`Too many requests: ${method} ${path}`)
      if (method === 'POST') return { status: 200, body: { epoch: 'e', from: 0, clock: asked } }
      return json.ok ? { status: 200, body: json.value } : { status: 0, body: undefined }
    }),
    disk: {
      match: disk.target.match,
      matches: async () => disk.matches.map(({ record }) => ({ id: record.id })),
      replace: async (before, saved) => disk.replace(before, saved),
      progress: async (journal) => {
        const game = await openGame(gameIdOfJournal(journal))
        const opened = game === undefined ? undefined : reopenJournal(game, journal, '')
        return opened?.ok === true ? progressOf(opened.value.match) : undefined
      },
    },
    storage: {
      stamp: async () => stamp,
      device: async () => ({ ...new SyncClient().saved, ...device, chains: [...chains.values()] }),
      save: async (now, saved, changed) => {
        stamp = now
        device = saved
        for (const chain of changed) chains.set(chain.match, chain)
      },
      forget: async () => undefined,
    },
  })
  await syncing.syncNow()
  if (state === undefined) throw new Error('No sync state was reported.')
  for (const own of ownMatches)
    if (isLost(disk, chains.get(own.record.id), own)) throw new Error(`Match lost: ${own.record.id}`)
}

/** A match is lost if it is neither unchanged on disk nor contained in its pages. */
function isLost(disk: TestDisk, chain: SavedCommitTree | undefined, own: SavedMatch): boolean {
  if (disk.matches.includes(own)) return false
  if (chain === undefined) return true
  const { entries, ...head } = own.journal
  const words = serializeJournal([
    makeCommit('', '', { begin: head as never, name: '' }),
    makeCommit('', '', { entries: entries as never }),
  ])
  return new CommitTree(chain.match, chain).locate(words).length < words.length
}
