import type { Json } from '@opfor/kernel'
import type { DBSchema } from 'idb'
import { openDatabase } from '../device/database.ts'

/** A pack of the user, complete or not. */
export interface SavedPack {
  readonly id: string
  readonly game: string
  /** The option of the game that uses it. */
  readonly option: string
  readonly name: string
  readonly changed: number
  readonly pack: Json
}

interface Store extends DBSchema {
  readonly packs: { key: string; value: SavedPack }
}

/** The database of packs on this device. */
export const packDatabase = openDatabase<Store>('opfor-packs', (db) => {
  db.createObjectStore('packs', { keyPath: 'id' })
})

/** Lists all packs on this device. */
export async function listAllPacks(): Promise<readonly SavedPack[]> {
  return (await packDatabase.open()).getAll('packs')
}

/** Lists the packs for an option of a game, the last changed first. */
export async function listPacks(game: string, option: string): Promise<readonly SavedPack[]> {
  return (await listAllPacks())
    .filter((each) => each.game === game && each.option === option)
    .toSorted((a, b) => b.changed - a.changed)
}

/** Loads a pack by its id. */
export async function loadPack(id: string): Promise<SavedPack | undefined> {
  return (await packDatabase.open()).get('packs', id)
}

/** Saves a pack; it is on disk when this resolves. Later reads and writes see it in any case. */
export async function savePack(pack: SavedPack): Promise<void> {
  await packDatabase.write(['packs'], (transaction) => transaction.objectStore('packs').put(pack))
}

/** Deletes a pack. */
export async function deletePack(id: string): Promise<void> {
  await packDatabase.write(['packs'], (transaction) => transaction.objectStore('packs').delete(id))
}
