import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb'

/** Saving failed; earlier saved data is unchanged. */
export class SaveError extends Error {}

type WriteTransaction<S extends DBSchema, N extends StoreNames<S>> = IDBPTransaction<S, N[], 'readwrite'>

/** Opened on first use and again after the browser has closed it. */
export function openDatabase<S extends DBSchema>(name: string, upgrade: (db: IDBPDatabase<S>) => void) {
  let opened: Promise<IDBPDatabase<S>> | undefined
  const forget = (): void => {
    opened = undefined
  }
  const open = (): Promise<IDBPDatabase<S>> => {
    opened ??= openDB<S>(name, 1, { upgrade, terminated: forget })
    opened.catch(forget)
    return opened
  }
  return {
    open,
    /** An atomic write, on disk when it resolves; throws SaveError if any request fails. */
    async write<N extends StoreNames<S>, T>(
      stores: readonly N[],
      work: (transaction: WriteTransaction<S, N>) => Promise<T>,
    ): Promise<T> {
      try {
        const transaction = (await open()).transaction([...stores], 'readwrite', { durability: 'strict' })
        const [done] = await Promise.all([work(transaction), transaction.done])
        return done
      } catch (error) {
        throw new SaveError(undefined, { cause: error })
      }
    },
  }
}

export async function saveText(key: string, text: string): Promise<void> {
  try {
    localStorage.setItem(key, text)
  } catch (error) {
    throw new SaveError(undefined, { cause: error })
  }
}
