import type { Json } from '@opfor/kernel'
import type { DBSchema } from 'idb'
import { openDatabase } from '../device/database.ts'

/** A pack of the user, complete or not. */
export interface SavedPack {
  readonly id: string
  readonly game: string
  readonly option: string
  readonly name: string
  readonly changed: number
  readonly pack: Json
}

interface Store extends DBSchema {
  readonly packs: { key: string; value: SavedPack }
}

export const packDatabase = openDatabase<Store>('opfor-packs', (db) => {
  db.createObjectStore('packs', { keyPath: 'id' })
})

export async function listAllPacks(): Promise<readonly SavedPack[]> {
  return (await packDatabase.open()).getAll('packs')
}

/** The last changed first. */
export async function listPacks(game: string, option: string): Promise<readonly SavedPack[]> {
  return (await listAllPacks())
    .filter((each) => each.game === game && each.option === option)
    .toSorted((a, b) => b.changed - a.changed)
}

export async function loadPack(id: string): Promise<SavedPack | undefined> {
  return (await packDatabase.open()).get('packs', id)
}

/** On disk when it resolves; later reads and writes see the pack at once. */
export async function savePack(pack: SavedPack): Promise<void> {
  await packDatabase.write(['packs'], (transaction) => transaction.objectStore('packs').put(pack))
}

export async function deletePack(id: string): Promise<void> {
  await packDatabase.write(['packs'], (transaction) => transaction.objectStore('packs').delete(id))
}
