import { shareCache } from '../device/shared-files-cache.ts'

/** Keeps the databases themselves, because windows have them open. */
export async function clearDevice(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) if (name.startsWith('opfor')) await empty(name)
  if ('caches' in window) await caches.delete(shareCache)
  for (const key of Object.keys(localStorage)) if (key.startsWith('opfor.')) localStorage.removeItem(key)
}

function empty(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('error', () => reject(opening.error ?? new Error(name)))
    opening.addEventListener('success', () => {
      const { result: db } = opening
      const stores = [...db.objectStoreNames]
      const close = (): void => {
        db.close()
        resolve()
      }
      if (stores.length === 0) return close()
      const transaction = db.transaction(stores, 'readwrite')
      transaction.addEventListener('complete', close)
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error(name)))
      for (const store of stores) transaction.objectStore(store).clear()
    })
  })
}
