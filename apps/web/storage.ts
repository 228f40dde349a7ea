import type { Journal, Json, WhoRolls } from '@opfor/kernel'
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import type { KeptMatch, Progress, WholeMatch } from './kept-match.ts'

/** What came of keeping the next entries: kept, or the match has gone on elsewhere, or it is gone. */
export type Keeping = { readonly kept: KeptMatch } | 'elsewhere' | 'gone'

interface Store extends DBSchema {
  readonly matches: { key: string; value: KeptMatch; indexes: { changed: number } }
  readonly entries: { key: [match: string, at: number]; value: NonNullable<Json> }
}

const stores = ['matches', 'entries'] as const
const strict = { durability: 'strict' } as const
const channel = new BroadcastChannel('opfor.matches')
let opened: Promise<IDBPDatabase<Store>> | undefined

function database(): Promise<IDBPDatabase<Store>> {
  opened ??= openDB<Store>('opfor', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed')
      db.createObjectStore('entries')
    },
  })
  return opened
}

/** Calls with the id of each match that another window has changed. */
export function whenChangedElsewhere(heard: (id: string) => void): () => void {
  const hear = (event: MessageEvent<string>): void => heard(event.data)
  channel.addEventListener('message', hear)
  return () => channel.removeEventListener('message', hear)
}

function tellOthers(id: string): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches our own origin only
  channel.postMessage(id)
}

/** Keeps a whole match; it is on the disk when this is done. */
export async function keepMatch({ kept, journal }: WholeMatch): Promise<void> {
  await putWhole((await database()).transaction(stores, 'readwrite', strict), { kept, journal })
}

/** Keeps a whole match in the place of what was there; false, and nothing is changed, where that is not as it was. */
export async function replaceMatch(before: KeptMatch | undefined, whole: WholeMatch): Promise<boolean> {
  const transaction = (await database()).transaction(stores, 'readwrite', strict)
  const now = await transaction.objectStore('matches').get(whole.kept.id)
  if (!isSameJournal(before, now) || before?.name !== now?.name) return false
  await putWhole(transaction, { ...whole, kept: { ...whole.kept, who: now?.who ?? whole.kept.who } })
  return true
}

type Writing = IDBPTransaction<Store, typeof stores, 'readwrite'>

async function putWhole(transaction: Writing, { kept, journal }: WholeMatch): Promise<void> {
  const entries = transaction.objectStore('entries')
  await Promise.all([
    transaction.objectStore('matches').put({ ...kept, revision: crypto.randomUUID() }),
    entries.delete(entriesOf(kept.id)),
    ...journal.entries.map((entry, at) => entries.put(entry ?? '', [kept.id, at])),
    transaction.done,
  ])
  tellOthers(kept.id)
}

/** Whether a match has the journal that it had: nothing was added, and no other one was put in its place. */
export function isSameJournal(before: KeptMatch | undefined, now: KeptMatch | undefined): boolean {
  return before?.revision === now?.revision && before?.entries === now?.entries
}

/** Keeps the entries that a match has grown by, if it is still as it was before. On the disk when this is done. */
export async function keepEntries(
  { id, entries: from, revision }: KeptMatch,
  journal: Journal,
  progress: Progress,
): Promise<Keeping> {
  const transaction = (await database()).transaction(stores, 'readwrite', strict)
  const before = await transaction.objectStore('matches').get(id)
  if (before === undefined) return 'gone'
  if (before.entries !== from || before.revision !== revision) return 'elsewhere'
  const { length } = journal.entries
  const kept = {
    ...before,
    ...progress,
    ended: progress.ended,
    changed: Date.now(),
    entries: length,
  }
  const entries = transaction.objectStore('entries')
  try {
    const news = journal.entries.slice(from) as unknown as readonly NonNullable<Json>[]
    const added = news.map((entry, at) => entries.add(entry, [id, from + at]))
    await Promise.all([transaction.objectStore('matches').put(kept), ...added, transaction.done])
  } catch (error) {
    abort(transaction)
    throw error
  }
  tellOthers(id)
  return { kept }
}

/** All or nothing: what was written before an error is taken back, unless the store has done so by itself. */
function abort(transaction: { readonly done: Promise<void>; abort(): void }): void {
  transaction.done.catch(() => undefined)
  try {
    transaction.abort()
  } catch {
    // It has ended already.
  }
}

/** Gives a match another name. */
export async function renameMatch(id: string, name: string): Promise<void> {
  const transaction = (await database()).transaction('matches', 'readwrite', strict)
  const before = await transaction.store.get(id)
  if (before === undefined) return
  await Promise.all([transaction.store.put({ ...before, name }), transaction.done])
  tellOthers(id)
}

/** Keeps who rolls and draws in a match. */
export async function keepWho(id: string, who: WhoRolls): Promise<void> {
  const transaction = (await database()).transaction('matches', 'readwrite', strict)
  const before = await transaction.store.get(id)
  if (before !== undefined) await Promise.all([transaction.store.put({ ...before, who }), transaction.done])
}

/** A match by its id, with its journal. */
export async function keptMatch(id: string): Promise<WholeMatch | undefined> {
  const transaction = (await database()).transaction(stores)
  const [kept, entries] = await Promise.all([
    transaction.objectStore('matches').get(id),
    transaction.objectStore('entries').getAll(entriesOf(id)),
  ])
  if (kept === undefined) return undefined
  return { kept, journal: { ...(kept.head as { readonly [key: string]: Json }), entries } }
}

/** All matches, the last played first. */
export async function keptMatches(): Promise<readonly KeptMatch[]> {
  return (await (await database()).getAllFromIndex('matches', 'changed')).toReversed()
}

/** Deletes a match. */
export async function forgetMatch(id: string): Promise<void> {
  const transaction = (await database()).transaction(stores, 'readwrite', strict)
  await Promise.all([
    transaction.objectStore('matches').delete(id),
    transaction.objectStore('entries').delete(entriesOf(id)),
    transaction.done,
  ])
  tellOthers(id)
}

function entriesOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []])
}
