import type { BrowserContext, Page } from '@playwright/test'

export const faults = ['aborted', 'closed', 'quota'] as const
export type Fault = (typeof faults)[number]

export async function installFaults(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const has = (fault: string, { name }: IDBDatabase): boolean =>
      sessionStorage.getItem('fault') === `${fault} ${name}`
    const ended = new WeakSet<IDBTransaction>()
    const begin = Reflect.get(IDBDatabase.prototype, 'transaction')
    IDBDatabase.prototype.transaction = function begins(stores, mode, options) {
      if (mode === 'readwrite' && has('closed', this)) {
        this.close()
        this.dispatchEvent(new Event('close'))
      }
      return begin.call(this, stores, mode, options)
    }
    for (const write of ['put', 'add', 'delete', 'clear'] as const) {
      const well = IDBObjectStore.prototype[write] as (...given: readonly unknown[]) => IDBRequest
      Reflect.set(
        IDBObjectStore.prototype,
        write,
        function writes(this: IDBObjectStore, ...given: readonly unknown[]) {
          const request = well.apply(this, [...given])
          if (has('aborted', this.transaction.db) && !ended.has(this.transaction)) {
            ended.add(this.transaction)
            queueMicrotask(() => this.transaction.abort())
          }
          return request
        },
      )
    }
  })
}

/** Undefined removes the fault. */
export async function setFault(page: Page, database: string, fault: Fault | undefined): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  // One byte: existing data stays, and nothing can be added.
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(fault === 'quota' ? { quotaSize: 1 } : {}),
  })
  await page.evaluate((text) => sessionStorage.setItem('fault', text), `${fault ?? 'no'} ${database}`)
}

export function dumpDatabase(page: Page, database: string): Promise<string> {
  return page.evaluate(async (name) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)))
    // Opening a missing database would create it.
    if (!(await indexedDB.databases()).some((each) => each.name === name)) return ''
    const db = await done(indexedDB.open(name))
    const all = await Promise.all(
      [...db.objectStoreNames].map(async (store) => {
        const rows = db.transaction(store).objectStore(store)
        return [store, await done(rows.getAllKeys()), await done(rows.getAll())]
      }),
    )
    db.close()
    return JSON.stringify(all)
  }, database)
}
