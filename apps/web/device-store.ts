import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb'

/** Something could not be kept on this device; what was kept before is as it was. */
export class NotKept extends Error {}

type Open<S extends DBSchema> = IDBPDatabase<S>
type Writing<S extends DBSchema, N extends StoreNames<S>> = IDBPTransaction<S, N[], 'readwrite'>

/** A database of this device. It is opened when it is first wanted, and again after the browser has closed it. */
export class DeviceStore<S extends DBSchema> {
  readonly #name: string
  readonly #lay: (db: Open<S>) => void
  #opened: Promise<Open<S>> | undefined

  constructor(name: string, lay: (db: Open<S>) => void) {
    this.#name = name
    this.#lay = lay
  }

  /** The database, to read from. */
  open(): Promise<Open<S>> {
    const forget = (): void => {
      this.#opened = undefined
    }
    this.#opened ??= openDB<S>(this.#name, 1, { upgrade: this.#lay, terminated: forget })
    this.#opened.catch(forget)
    return this.#opened
  }

  /** Writes all of it, on the disk when this is done; or none of it, and throws NotKept. */
  async write<N extends StoreNames<S>, T>(
    stores: readonly N[],
    work: (transaction: Writing<S, N>) => Promise<T>,
  ): Promise<T> {
    let transaction: Writing<S, N> | undefined
    try {
      transaction = (await this.open()).transaction([...stores], 'readwrite', { durability: 'strict' })
      const [done] = await Promise.all([work(transaction), transaction.done])
      return done
    } catch (error) {
      abort(transaction)
      throw new NotKept(undefined, { cause: error })
    }
  }
}

/** Keeps a short text under a key. */
export async function keepText(key: string, text: string): Promise<void> {
  try {
    localStorage.setItem(key, text)
  } catch (error) {
    throw new NotKept(undefined, { cause: error })
  }
}

/** What was written before an error is taken back, unless the store has done so by itself. */
function abort(transaction: { abort(): void } | undefined): void {
  try {
    transaction?.abort()
  } catch {
    // It has ended already.
  }
}
