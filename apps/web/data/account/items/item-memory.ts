import type { DBSchema } from 'idb'
import { openDatabase } from '../../device/database.ts'
import { trashKey } from '../trash.ts'
import type { ItemCursor, ItemMemory, TrackedItem } from './item-syncer.ts'

interface Store extends DBSchema {
  readonly cursor: { key: string; value: ItemCursor }
  readonly items: { key: string; value: TrackedItem }
}

const stores = ['cursor', 'items'] as const
const itemDatabase = openDatabase<Store>('opfor-items', (db) => {
  db.createObjectStore('cursor')
  db.createObjectStore('items', { keyPath: 'name' })
})

export const itemMemory: ItemMemory = {
  async load() {
    const transaction = (await itemDatabase.open()).transaction(stores)
    const [cursor, items] = await Promise.all([
      transaction.objectStore('cursor').get('cursor'),
      transaction.objectStore('items').getAll(),
    ])
    return { epoch: '', cursor: 0, ...cursor, items }
  },
  async saveItems(items) {
    if (items.length === 0) return
    await itemDatabase.write(['items'], (transaction) =>
      Promise.all(items.map((item) => transaction.objectStore('items').put(item))),
    )
  },
  async saveCursor(cursor) {
    await itemDatabase.write(['cursor'], (transaction) =>
      transaction.objectStore('cursor').put(cursor, 'cursor'),
    )
  },
  async forget() {
    // Otherwise matches that are pulled after the next sign-in would count as restored.
    localStorage.removeItem(trashKey)
    await itemDatabase.write(stores, (transaction) =>
      Promise.all(stores.map((store) => transaction.objectStore(store).clear())),
    )
  },
}
