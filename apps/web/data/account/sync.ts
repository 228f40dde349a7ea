import { create } from 'zustand'
import { usePreferences } from '../device/preferences.ts'
import { progressOfJournal } from '../storage/progress-of-journal.ts'
import type { ChannelName } from '../storage/sheet-storage.ts'
import { loadMatch, listMatches } from '../storage/storage.ts'
import { replaceMatch } from '../storage/replace-match.ts'
import { callApi } from '../server/server.ts'
import { syncStorage } from './sync-storage.ts'
import type { ItemState, SyncState } from './sync-conflict.ts'
import { trash } from './trash.ts'
import { initialSyncState, Syncer } from './syncer.ts'

export const useSyncState = create<SyncState>(() => initialSyncState)

const pollInterval = 60_000
/** The interval at which edits are sent during typing, in milliseconds. */
const typingInterval = 5000
let syncer: Syncer | undefined
let stopListening: (() => void) | undefined

const loadItems = async () => (await import('./items/sync-items.ts')).itemSyncer
const syncItems = (how: 'sync' | 'waiting') => (): Promise<ItemState> =>
  loadItems().then(
    (items) => items[how](),
    // This part of the app is not on this device yet.
    () => ({ state: 'unreachable', unsent: 0, refused: [], copies: [] }),
  )

/** Loads the syncer of sheets, packs and preferences on demand. */
const laterItems = {
  sync: syncItems('sync'),
  waiting: syncItems('waiting'),
  forget: async () => (await loadItems()).forget(),
}

function createSyncer(): Syncer {
  return new Syncer({
    disk: { match: loadMatch, matches: listMatches, replace: replaceAndNotify, progress: progressOfJournal },
    storage: syncStorage,
    trash,
    items: laterItems,
    runExclusive: async (work) => navigator.locks.request('opfor.sync', work),
    callApi,
    onState: (how) => useSyncState.setState(how),
  })
}

/** Notifies this window too: the open match reloads as after a change in another window. */
const replaceAndNotify: typeof replaceMatch = async (before, saved) => {
  const done = await replaceMatch(before, saved)
  const channel = new BroadcastChannel('opfor.matches')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches our own origin only
  if (done) channel.postMessage(saved.record.id)
  channel.close()
  return done
}

export function startSync(): void {
  if (syncer !== undefined) return void syncer.syncNow()
  syncer = createSyncer()
  stopListening = listenForChanges(syncer)
  void syncer.syncNow()
}

/** Resolves when everything is synced. */
export async function syncNow(): Promise<void> {
  await syncer?.syncNow()
}

function listenForChanges(own: Syncer): () => void {
  const channel = new BroadcastChannel('opfor.matches')
  const look = (): void => void own.syncNow()
  let typed: ReturnType<typeof setTimeout> | undefined
  const sendTyped = (): void => {
    clearTimeout(typed)
    typed = undefined
    void own.itemsChanged()
  }
  const itemChanged = (): void => {
    typed ??= setTimeout(sendTyped, typingInterval)
  }
  const shown = (): void => {
    if (document.visibilityState === 'visible') look()
    else sendTyped()
  }
  // Packs have no channel: their changes are sent on leaving the app or with the next poll.
  const sheets = new BroadcastChannel('opfor-sheets' satisfies ChannelName)
  sheets.addEventListener('message', itemChanged)
  const unsubscribe = usePreferences.subscribe(itemChanged)
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => void own.matchChanged(data))
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', shown)
  const timer = setInterval(shown, pollInterval)
  return () => {
    for (const each of [channel, sheets]) each.close()
    unsubscribe()
    clearTimeout(typed)
    window.removeEventListener('online', look)
    document.removeEventListener('visibilitychange', shown)
    clearInterval(timer)
  }
}

/** Deletes the sync state; the matches stay on this device. */
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

export async function chooseBranch(match: string, branch: string): Promise<void> {
  await syncer?.chooseBranch(match, branch)
}

/** Restores a match from the trash, on all devices. */
export async function restoreMatch(match: string): Promise<void> {
  await syncer?.restoreMatch(match)
}
