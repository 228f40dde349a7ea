import type { Json } from '@opfor/kernel'
import type { DBSchema } from 'idb'
import { openDatabase } from '../device/database.ts'

/** A pack that its owner has entered, complete or not yet. */
export interface SavedPack {
  readonly id: string
  readonly game: string
  /** The option of the game that it is for. */
  readonly option: string
  readonly name: string
  readonly changed: number
  readonly pack: Json
}

interface Store extends DBSchema {
  readonly packs: { key: string; value: SavedPack }
}

const packDatabase = openDatabase<Store>('opfor-packs', (db) => {
  db.createObjectStore('packs', { keyPath: 'id' })
})

/** All packs on this device. */
export async function listAllPacks(): Promise<readonly SavedPack[]> {
  return (await packDatabase.open()).getAll('packs')
}

/** All packs for an option of a game, the last changed first. */
export async function listPacks(game: string, option: string): Promise<readonly SavedPack[]> {
  return (await listAllPacks())
    .filter((each) => each.game === game && each.option === option)
    .toSorted((a, b) => b.changed - a.changed)
}

/** A pack by its id. */
export async function loadPack(id: string): Promise<SavedPack | undefined> {
  return (await packDatabase.open()).get('packs', id)
}

/** Keeps a pack; it is on the disk when this is done. Whoever keeps or reads it next comes after this, in any case. */
export async function savePack(pack: SavedPack): Promise<void> {
  await packDatabase.write(['packs'], (transaction) => transaction.objectStore('packs').put(pack))
}

/** Deletes a pack. */
export async function deletePack(id: string): Promise<void> {
  await packDatabase.write(['packs'], (transaction) => transaction.objectStore('packs').delete(id))
}
