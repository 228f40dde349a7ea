import { SyncClient, type SavedCommitTree, type SavedSyncClient } from '@opfor/sync'
import type { DBSchema } from 'idb'
import { openDatabase } from '../device/database.ts'
import type { SyncStorage, Stamp } from './shared-device.ts'

interface Store extends DBSchema {
  readonly device: { key: string; value: Omit<SavedSyncClient, 'chains'> & Stamp }
  readonly chains: { key: string; value: SavedCommitTree }
}

const stores = ['device', 'chains'] as const
const syncDatabase = openDatabase<Store>('opfor-sync', (db) => {
  db.createObjectStore('device')
  db.createObjectStore('chains', { keyPath: 'match' })
})

export const syncStorage: SyncStorage = {
  async stamp() {
    const device = await (await syncDatabase.open()).get('device', 'device')
    return device === undefined ? undefined : { life: device.life, version: device.version }
  },
  async device() {
    const transaction = (await syncDatabase.open()).transaction(stores)
    const [device, chains] = await Promise.all([
      transaction.objectStore('device').get('device'),
      transaction.objectStore('chains').getAll(),
    ])
    return { ...new SyncClient().saved, ...device, chains }
  },
  async save(stamp, device, chains) {
    await syncDatabase.write(stores, (transaction) =>
      Promise.all([
        transaction.objectStore('device').put({ ...device, ...stamp }, 'device'),
        ...chains.map((chain) => transaction.objectStore('chains').put(chain)),
      ]),
    )
  },
  async forget(matches) {
    await syncDatabase.write(stores, (transaction) =>
      Promise.all([
        transaction.objectStore('device').clear(),
        ...matches.map((match) => transaction.objectStore('chains').delete(match)),
      ]),
    )
  },
}
