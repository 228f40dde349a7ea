import type { Json } from '@opfor/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** A pack that its owner has entered, complete or not yet. */
export interface KeptPack {
  readonly id: string
  readonly game: string
  /** The option of the game that it is for. */
  readonly option: string
  readonly name: string
  readonly changed: number
  readonly pack: Json
}

interface Store extends DBSchema {
  readonly packs: { key: string; value: KeptPack }
}

const strict = { durability: 'strict' } as const
let opened: Promise<IDBPDatabase<Store>> | undefined

function database(): Promise<IDBPDatabase<Store>> {
  opened ??= openDB<Store>('opfor-packs', 1, {
    upgrade(db) {
      db.createObjectStore('packs', { keyPath: 'id' })
    },
  })
  return opened
}

/** All packs on this device. */
export async function allPacks(): Promise<readonly KeptPack[]> {
  return (await database()).getAll('packs')
}

/** All packs for an option of a game, the last changed first. */
export async function keptPacks(game: string, option: string): Promise<readonly KeptPack[]> {
  return (await allPacks())
    .filter((each) => each.game === game && each.option === option)
    .toSorted((a, b) => b.changed - a.changed)
}

/** A pack by its id. */
export async function keptPack(id: string): Promise<KeptPack | undefined> {
  return (await database()).get('packs', id)
}

/** Keeps a pack; it is on the disk when this is done. Whoever keeps or reads it next comes after this, in any case. */
export async function keepPack(pack: KeptPack): Promise<void> {
  const transaction = (await database()).transaction('packs', 'readwrite', strict)
  await Promise.all([transaction.store.put(pack), transaction.done])
}

/** Deletes a pack. */
export async function forgetPack(id: string): Promise<void> {
  const transaction = (await database()).transaction('packs', 'readwrite', strict)
  await Promise.all([transaction.store.delete(id), transaction.done])
}
