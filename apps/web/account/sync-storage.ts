import type { SavedChain, SavedDevice } from '@opfor/sync'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Memory, Stamp } from './shared-device.ts'

interface Store extends DBSchema {
  readonly device: { key: string; value: Omit<SavedDevice, 'chains'> & Partial<Stamp> }
  readonly chains: { key: string; value: SavedChain }
}

const stores = ['device', 'chains'] as const
const strict = { durability: 'strict' } as const
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

/** What this device knows of the player's matches, for all its windows. */
export const memory: Memory = {
  async stamp() {
    const device = await (await database()).get('device', 'device')
    return device === undefined ? undefined : { life: device.life ?? '', version: device.version ?? 0 }
  },
  async device() {
    const transaction = (await database()).transaction(stores)
    const [device, chains] = await Promise.all([
      transaction.objectStore('device').get('device'),
      transaction.objectStore('chains').getAll(),
    ])
    return { epoch: '', cursor: 0, ...device, chains }
  },
  async save(stamp, device, chains) {
    const transaction = (await database()).transaction(stores, 'readwrite', strict)
    const kept = transaction.objectStore('chains')
    await Promise.all([
      transaction.objectStore('device').put({ ...device, ...stamp }, 'device'),
      ...chains.map((chain) => kept.put(chain)),
      transaction.done,
    ])
  },
  async forget(matches) {
    const transaction = (await database()).transaction(stores, 'readwrite', strict)
    const chains = transaction.objectStore('chains')
    await Promise.all([
      transaction.objectStore('device').clear(),
      ...matches.map((match) => chains.delete(match)),
      transaction.done,
    ])
  },
}
