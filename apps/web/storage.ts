import type { Journal } from '@opfor/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A match as it is kept on the device. */
export interface KeptMatch {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly created: number
  readonly changed: number
  readonly journal: Journal
  /** How it ended, once it has: the winner. */
  readonly winner?: string | undefined
}

interface Kept extends DBSchema {
  readonly matches: { key: string; value: KeptMatch; indexes: { changed: number } }
}

let opened: Promise<IDBPDatabase<Kept>> | undefined

function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('opfor', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed')
    },
  })
  return opened
}

/** Keeps a match; it is on the disk when this is done. */
export async function keepMatch(match: KeptMatch): Promise<void> {
  const transaction = (await database()).transaction('matches', 'readwrite', { durability: 'strict' })
  await Promise.all([transaction.store.put(match), transaction.done])
}

/** A match by its id. */
export async function keptMatch(id: string): Promise<KeptMatch | undefined> {
  return (await database()).get('matches', id)
}

/** All matches, the last played first. */
export async function keptMatches(): Promise<readonly KeptMatch[]> {
  return (await (await database()).getAllFromIndex('matches', 'changed')).toReversed()
}

/** Deletes a match. */
export async function forgetMatch(id: string): Promise<void> {
  const transaction = (await database()).transaction('matches', 'readwrite', { durability: 'strict' })
  await Promise.all([transaction.store.delete(id), transaction.done])
}
