import { create } from 'zustand'
import { progressOfJournal } from '../storage/progress-of-journal.ts'
import { loadMatch, listMatches } from '../storage/storage.ts'
import { replaceMatch } from '../storage/replace-match.ts'
import { callApi } from '../server/server.ts'
import { syncStorage } from './sync-storage.ts'
import { initialSyncState, type SyncState, Syncer } from './syncer.ts'

/** The current sync state. */
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

/** Replaces a match, and notifies this window too: the open match reloads as after a change in another window. */
const replaceAndNotify: typeof replaceMatch = async (before, saved) => {
  const done = await replaceMatch(before, saved)
  const channel = new BroadcastChannel('opfor.matches')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches our own origin only
  if (done) channel.postMessage(saved.record.id)
  channel.close()
  return done
}

/** Starts syncing in the background. */
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

/** Stops syncing and deletes the sync state; the matches stay on this device. */
export async function stopSync(): Promise<void> {
  stopListening?.()
  const own = syncer
  syncer = undefined
  await own?.stop()
  useSyncState.setState(initialSyncState)
}

/** Deletes the sync state of the previous player, in case that failed at sign-out. */
export async function forgetLastPlayer(): Promise<void> {
  await createSyncer().stop()
}

/** Continues with one branch of a match; the others are kept. */
export async function chooseBranch(match: string, branch: string): Promise<void> {
  await syncer?.chooseBranch(match, branch)
}
