import { create } from 'zustand'
import { progressOfJournal } from '../storage/progress-of-journal.ts'
import { loadMatch, listMatches } from '../storage/storage.ts'
import { replaceMatch } from '../storage/replace-match.ts'
import { callApi } from '../server/server.ts'
import { syncStorage } from './sync-storage.ts'
import { initialSyncState, type SyncState, Syncer } from './syncer.ts'

/** How the matches on this device and on the server stand to each other. */
export const useSyncState = create<SyncState>(() => initialSyncState)

const pollInterval = 60_000
let syncer: Syncer | undefined
let stopListening: (() => void) | undefined

function createSyncer(): Syncer {
  return new Syncer({
    disk: { match: loadMatch, matches: listMatches, replace: replaceAndNotify, progress: progressOfJournal },
    storage: syncStorage,
    runExclusive: async (work) => navigator.locks.request('opfor.sync', work),
    callApi,
    onState: (how) => useSyncState.setState(how),
  })
}

/** Lays a match down as its pages tell it; the match on the screen hears of it as if another window had done it. */
const replaceAndNotify: typeof replaceMatch = async (before, saved) => {
  const done = await replaceMatch(before, saved)
  const channel = new BroadcastChannel('opfor.matches')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches our own origin only
  if (done) channel.postMessage(saved.record.id)
  channel.close()
  return done
}

/** Keeps the matches of this device and of the server the same from now on, in the background. */
export function startSync(): void {
  if (syncer !== undefined) return void syncer.syncNow()
  syncer = createSyncer()
  stopListening = listenForChanges(syncer)
  void syncer.syncNow()
}

function listenForChanges(own: Syncer): () => void {
  const channel = new BroadcastChannel('opfor.matches')
  const look = (): void => void own.syncNow()
  const shown = (): void => {
    if (document.visibilityState === 'visible') look()
  }
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => void own.matchChanged(data))
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', shown)
  const timer = setInterval(shown, pollInterval)
  return () => {
    channel.close()
    window.removeEventListener('online', look)
    document.removeEventListener('visibilitychange', shown)
    clearInterval(timer)
  }
}

/** Forgets what was synced; the matches stay on this device. */
export async function stopSync(): Promise<void> {
  stopListening?.()
  const own = syncer
  syncer = undefined
  await own?.stop()
  useSyncState.setState(initialSyncState)
}

/** Forgets what was synced by whoever was signed in before, should that have failed when they left. */
export async function forgetLastPlayer(): Promise<void> {
  await createSyncer().stop()
}

/** The player goes on with one of the branches; the others stay where they are. */
export async function chooseBranch(match: string, branch: string): Promise<void> {
  await syncer?.chooseBranch(match, branch)
}
