import type { Journal, Json, WhoRolls } from '@opfor/kernel'
import type { DBSchema, IDBPTransaction } from 'idb'
import { asJson } from './as-json.ts'
import { openDatabase } from '../device/database.ts'
import type { MatchRecord, Progress, SavedMatch } from './saved-match.ts'

/** `elsewhere`: changed in another window. `gone`: deleted. */
export type SaveResult = { readonly saved: MatchRecord } | 'elsewhere' | 'gone'

interface Store extends DBSchema {
  readonly matches: { key: string; value: MatchRecord; indexes: { changed: number } }
  readonly entries: { key: [match: string, at: number]; value: NonNullable<Json> }
}

export const storeNames = ['matches', 'entries'] as const
const channel = new BroadcastChannel('opfor.matches')

export const matchDatabase = openDatabase<Store>('opfor', (db) => {
  db.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed')
  db.createObjectStore('entries')
})

export function onChangedInOtherWindow(listener: (id: string) => void): () => void {
  const handler = (event: MessageEvent<string>): void => listener(event.data)
  channel.addEventListener('message', handler)
  return () => channel.removeEventListener('message', handler)
}

export function notifyOtherWindows(id: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches our own origin only
  channel.postMessage(id)
}

/** On disk when it resolves. */
export async function saveMatch(saved: SavedMatch): Promise<void> {
  await matchDatabase.write(storeNames, (transaction) => writeMatch(transaction, saved))
  notifyOtherWindows(saved.record.id)
}

type WriteTransaction = IDBPTransaction<Store, (typeof storeNames)[number][], 'readwrite'>

export async function writeMatch(
  transaction: WriteTransaction,
  { record: match, journal }: SavedMatch,
): Promise<void> {
  const entries = transaction.objectStore('entries')
  await Promise.all([
    transaction.objectStore('matches').put({ ...match, revision: crypto.randomUUID() }),
    entries.delete(entryKeys(match.id)),
    ...journal.entries.map((entry, at) => entries.put(entry ?? '', [match.id, at])),
  ])
}

/** Whether the journal was neither extended nor replaced. */
export function isSameJournal(before: MatchRecord | undefined, now: MatchRecord | undefined): boolean {
  return before?.revision === now?.revision && before?.entries === now?.entries
}

/** Saves nothing if the stored match has changed; the entries are on disk when it resolves. */
export async function saveEntries(
  { id, entries: from, revision }: MatchRecord,
  journal: Journal,
  progress: Progress,
): Promise<SaveResult> {
  const result = await matchDatabase.write(storeNames, async (transaction): Promise<SaveResult> => {
    const before = await transaction.objectStore('matches').get(id)
    if (before === undefined) return 'gone'
    if (before.entries !== from || before.revision !== revision) return 'elsewhere'
    const { length } = journal.entries
    const now = { ...before, ...progress, ended: progress.ended, changed: Date.now(), entries: length }
    const entries = transaction.objectStore('entries')
    const newEntries = journal.entries.slice(from).map(asJson)
    const added = newEntries.map((entry, at) => entries.add(entry, [id, from + at]))
    await Promise.all([transaction.objectStore('matches').put(now), ...added])
    return { saved: now }
  })
  if (typeof result !== 'string') notifyOtherWindows(id)
  return result
}

export async function saveWhoRolls(id: string, who: WhoRolls): Promise<void> {
  await updateMatch(id, { who })
}

/** Does nothing if the match does not exist. */
export async function updateMatch(id: string, change: Partial<MatchRecord>): Promise<void> {
  await matchDatabase.write(['matches'], async (transaction) => {
    const matches = transaction.objectStore('matches')
    const before = await matches.get(id)
    if (before !== undefined) await matches.put({ ...before, ...change })
  })
}

export async function loadMatch(id: string): Promise<SavedMatch | undefined> {
  const transaction = (await matchDatabase.open()).transaction(storeNames)
  const [match, entries] = await Promise.all([
    transaction.objectStore('matches').get(id),
    transaction.objectStore('entries').getAll(entryKeys(id)),
  ])
  if (match === undefined) return undefined
  return { record: match, journal: { ...(match.head as { readonly [key: string]: Json }), entries } }
}

/** The last played first. */
export async function listMatches(): Promise<readonly MatchRecord[]> {
  return (await (await matchDatabase.open()).getAllFromIndex('matches', 'changed')).toReversed()
}

export async function deleteMatch(id: string): Promise<void> {
  await matchDatabase.write(storeNames, (transaction) =>
    Promise.all([
      transaction.objectStore('matches').delete(id),
      transaction.objectStore('entries').delete(entryKeys(id)),
    ]),
  )
  notifyOtherWindows(id)
}

function entryKeys(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []])
}
