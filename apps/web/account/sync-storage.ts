import type { SavedChain, SavedDevice } from '@opfor/sync'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Store extends DBSchema {
  readonly device: { key: string; value: Omit<SavedDevice, 'chains'> }
  readonly chains: { key: string; value: SavedChain }
}

const stores = ['device', 'chains'] as const
let opened: Promise<IDBPDatabase<Store>> | undefined

function database(): Promise<IDBPDatabase<Store>> {
  opened ??= openDB<Store>('opfor-sync', 1, {
    upgrade(db) {
      db.createObjectStore('device')
      db.createObjectStore('chains', { keyPath: 'match' })
    },
  })
  return opened
}

/** What this device knew of the player's matches when it was last used. */
export async function savedDevice(): Promise<SavedDevice> {
  const transaction = (await database()).transaction(stores)
  const [device, chains] = await Promise.all([
    transaction.objectStore('device').get('device'),
    transaction.objectStore('chains').getAll(),
  ])
  return { epoch: device?.epoch ?? '', cursor: device?.cursor ?? 0, chains }
}

/** Keeps what the device knows; it is on the disk when this is done. */
export async function saveDevice({ epoch, cursor, chains }: SavedDevice): Promise<void> {
  const transaction = (await database()).transaction(stores, 'readwrite', { durability: 'strict' })
  const kept = transaction.objectStore('chains')
  await Promise.all([
    transaction.objectStore('device').put({ epoch, cursor }, 'device'),
    ...chains.map((chain) => kept.put(chain)),
    transaction.done,
  ])
}

/** Forgets it all: the matches themselves stay. */
export async function forgetDevice(): Promise<void> {
  const transaction = (await database()).transaction(stores, 'readwrite', { durability: 'strict' })
  await Promise.all([
    transaction.objectStore('device').clear(),
    transaction.objectStore('chains').clear(),
    transaction.done,
  ])
}
