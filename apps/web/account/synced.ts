import { create } from 'zustand'
import { progressIn } from '../storage/progress-in.ts'
import { loadMatch, listMatches } from '../storage/storage.ts'
import { replaceMatch } from '../storage/rewriting.ts'
import { ask } from '../server/server.ts'
import { memory } from './sync-storage.ts'
import { notYetSynced, type SyncState, Syncer } from './syncing.ts'

/** How the matches on this device and on the server stand to each other. */
export const useSynced = create<SyncState>(() => notYetSynced)

const everyMinute = 60_000
let syncing: Syncer | undefined
let stopListening: (() => void) | undefined

function newSyncing(): Syncer {
  return new Syncer({
    disk: { match: loadMatch, matches: listMatches, replace: laidDown, progress: progressIn },
    memory,
    alone: async (work) => navigator.locks.request('opfor.sync', work),
    ask,
    tell: (how) => useSynced.setState(how),
  })
}

/** Lays a match down as its pages tell it; the match on the screen hears of it as if another window had done it. */
const laidDown: typeof replaceMatch = async (before, whole) => {
  const done = await replaceMatch(before, whole)
  const channel = new BroadcastChannel('opfor.matches')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches our own origin only
  if (done) channel.postMessage(whole.kept.id)
  channel.close()
  return done
}

/** Keeps the matches of this device and of the server the same from now on, in the background. */
export function startSync(): void {
  if (syncing !== undefined) return void syncing.look()
  syncing = newSyncing()
  stopListening = listening(syncing)
  void syncing.look()
}

function listening(own: Syncer): () => void {
  const channel = new BroadcastChannel('opfor.matches')
  const look = (): void => void own.look()
  const shown = (): void => {
    if (document.visibilityState === 'visible') look()
  }
  channel.addEventListener('message', ({ data }: MessageEvent<string>) => void own.changed(data))
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', shown)
  const timer = setInterval(shown, everyMinute)
  return () => {
    channel.close()
    window.removeEventListener('online', look)
    document.removeEventListener('visibilitychange', shown)
    clearInterval(timer)
  }
}

/** Forgets what was synced; the matches stay on this device. */
export async function endSync(): Promise<void> {
  stopListening?.()
  const own = syncing
  syncing = undefined
  await own?.end()
  useSynced.setState(notYetSynced)
}

/** Forgets what was synced by whoever was signed in before, should that have failed when they left. */
export async function forgetLastPlayer(): Promise<void> {
  await newSyncing().end()
}

/** The player goes on with one of the branches; the others stay where they are. */
export async function chooseBranch(match: string, branch: string): Promise<void> {
  await syncing?.choose(match, branch)
}
