import {
  isNewerThan,
  type SyncedItem,
  makeItem,
  maxItemLength,
  maxItemsPerPush,
  type StoredItem,
} from '@opfor/sync'
import { pullItems, pushItems } from '@opfor/sync/api/items'
import type { CallApi } from '../../server/server.ts'
import type { RunExclusive } from '../shared-device.ts'
import type { ItemState, SyncState } from '../sync-conflict.ts'

export const deletedBody = '{"deleted":true}'

export interface TrackedItem extends SyncedItem {
  readonly isSent: boolean
  /** False if the item is missing here because the app cannot read it, not because it was deleted. */
  readonly isHere: boolean
}

/** How far a device has read the items of the server. */
export interface ItemCursor {
  readonly epoch: string
  readonly cursor: number
}

export interface ItemMemory {
  readonly load: () => Promise<ItemCursor & { readonly items: readonly TrackedItem[] }>
  readonly saveItems: (items: readonly TrackedItem[]) => Promise<void>
  readonly saveCursor: (cursor: ItemCursor) => Promise<void>
  readonly forget: () => Promise<void>
}

export interface LocalItems {
  readonly bodies: () => Promise<ReadonlyMap<string, string>>
  readonly titleOf: (body: string) => string
  /** True if the item was never set: then it is not sent. */
  readonly isInitial: (name: string, body: string) => boolean
  /** True if the version stored last wins; false if both stay. */
  readonly isLastRight: (name: string) => boolean
  /** Replaces an item if its body is still `before` and this app can read the new version. */
  readonly replace: (
    item: StoredItem,
    before: string | undefined,
  ) => Promise<'done' | 'changed' | 'unreadable'>
  /** Adds another device's version as a separate item; returns its title. */
  readonly keepCopy: (item: StoredItem) => Promise<string | undefined>
}

export interface ItemDependencies {
  readonly shelf: LocalItems
  readonly memory: ItemMemory
  readonly runExclusive: RunExclusive
  readonly callApi: CallApi
  readonly device: string
}

type Failure = Exclude<SyncState['state'], 'synced' | 'waiting'>

/** Each item that another device changes meanwhile causes one more round. */
const maxRounds = 5

/** The maximum number of characters in one push; a larger item is sent alone. */
const maxCharacters = 500_000

/** Pulls before it pushes, so new versions build on the stored one. On a conflict, keeps both versions. */
export class ItemSyncer {
  readonly #deps: ItemDependencies
  readonly #copies: string[] = []
  readonly #refused = new Set<string>()
  #kept = new Map<string, TrackedItem>()
  #cursor: ItemCursor = { epoch: '', cursor: 0 }

  constructor(deps: ItemDependencies) {
    this.#deps = deps
  }

  sync(): Promise<ItemState> {
    return this.#deps.runExclusive(async () => {
      this.#refused.clear()
      await this.#load()
      for (let round = 0; round < maxRounds; round += 1) {
        const result = (await this.#pull()) ?? (await this.#push())
        if (result !== 'again') return this.#state(result)
      }
      return this.#state('unreachable')
    })
  }

  /** The unsent items, without asking the server. */
  waiting(): Promise<ItemState> {
    return this.#deps.runExclusive(async () => {
      await this.#load()
      return this.#state('unreachable')
    })
  }

  /** Deletes only the sync state; the items stay on this device. */
  forget(): Promise<void> {
    return this.#deps.runExclusive(() => this.#deps.memory.forget())
  }

  async #load(): Promise<void> {
    const { items, epoch, cursor } = await this.#deps.memory.load()
    this.#kept = new Map(items.map((item) => [item.name, item]))
    this.#cursor = { epoch, cursor }
  }

  async #pull(): Promise<Failure | 'again' | undefined> {
    for (;;) {
      const { cursor, epoch: before } = this.#cursor
      const reply = await this.#deps.callApi(pullItems, { query: { since: cursor } })
      if (!reply.ok) return failureOf(reply.status)
      const { epoch, items, upTo, more } = reply.value
      if (before !== '' && epoch !== before) {
        await this.#restart(epoch)
        continue
      }
      // Avoids an endless loop if the server does not advance.
      if (more && upTo <= cursor) return 'unreachable'
      const bodies = await this.#deps.shelf.bodies()
      for (const item of items) if (!(await this.#receive(item, bodies))) return 'again'
      this.#cursor = { epoch, cursor: upTo }
      await this.#deps.memory.saveCursor(this.#cursor)
      if (!more) return undefined
    }
  }

  /** The server may have lost items: compare all again, and send those that are not newer there. */
  async #restart(epoch: string): Promise<void> {
    await this.#keep([...this.#kept.values()].map((item) => ({ ...item, isSent: false })))
    this.#cursor = { epoch, cursor: 0 }
    await this.#deps.memory.saveCursor(this.#cursor)
  }

  /** False if the item was changed on this device just now. */
  async #receive(item: StoredItem, bodies: ReadonlyMap<string, string>): Promise<boolean> {
    const { name } = item
    const { shelf } = this.#deps
    const kept = this.#kept.get(name)
    // A deleted item is represented by this body.
    const here = bodies.get(name) ?? (kept?.isHere === true ? deletedBody : undefined)
    if (kept?.id === item.id) {
      if (!kept.isSent) await this.#keep([{ ...kept, isSent: true }])
      return true
    }
    // A restored server is behind: this device sends its version again.
    if (kept !== undefined && !kept.isSent && isNewerThan(kept, item.id)) return true
    const received = { ...withoutState(item), isSent: true, isHere: true }
    if (here === item.body || (here === undefined && item.body === deletedBody)) {
      await this.#keep([received])
      return true
    }
    const isChangedHere = kept === undefined ? here !== undefined : here !== undefined && here !== kept.body
    const isUnknownThere = kept !== undefined && !kept.isSent && !isNewerThan(item, kept.id)
    if (here === undefined || (!isChangedHere && !isUnknownThere)) return this.#take(item, received, here)
    if (shelf.isLastRight(name)) {
      if (kept === undefined) return this.#take(item, received, here)
    } else if (here === deletedBody) return this.#take(item, received, undefined)
    else if (item.body !== deletedBody) {
      const title = await shelf.keepCopy(item)
      if (title !== undefined) this.#copies.push(title)
    }
    // The version of this device now differs from the known one, so it is sent next.
    await this.#keep([received])
    return true
  }

  async #take(item: StoredItem, received: TrackedItem, here: string | undefined): Promise<boolean> {
    const result = await this.#deps.shelf.replace(item, here === deletedBody ? undefined : here)
    if (result === 'changed') return false
    await this.#keep([{ ...received, isHere: result === 'done' }])
    return true
  }

  async #push(): Promise<Failure | 'again' | 'synced'> {
    let isOneByOne = false
    for (;;) {
      const next = await this.#nextVersions(isOneByOne ? 1 : maxItemsPerPush)
      if (next.length === 0) return 'synced'
      // Save before sending: if the answer is lost, the pulled version is recognized.
      await this.#keep(next)
      const items = next.map(withoutState)
      const reply = await this.#deps.callApi(pushItems, { body: { items } })
      if (reply.status === 400 || reply.status === 413) {
        // A refused item must not block the others: items are sent one by one to find it.
        if (next.length === 1) for (const { name } of next) this.#refused.add(name)
        isOneByOne = true
        continue
      }
      if (!reply.ok) return failureOf(reply.status)
      const { epoch, from, clock, stale } = reply.value
      if (epoch !== this.#cursor.epoch) return 'again'
      await this.#keep(
        next.filter(({ name }) => !stale.includes(name)).map((item) => ({ ...item, isSent: true })),
      )
      if (from === this.#cursor.cursor) {
        this.#cursor = { epoch, cursor: clock }
        await this.#deps.memory.saveCursor(this.#cursor)
      }
      if (stale.length > 0) return 'again'
    }
  }

  async #nextVersions(most: number): Promise<readonly TrackedItem[]> {
    const next: TrackedItem[] = []
    let characters = 0
    for (const [name, body] of await this.#unsent()) {
      if (this.#isRefused(name, body)) continue
      characters += body.length
      if (next.length === most || (next.length > 0 && characters > maxCharacters)) break
      const kept = this.#kept.get(name)
      if (kept !== undefined && kept.body === body) next.push(kept)
      else next.push({ ...makeItem(name, body, this.#deps.device, kept), isSent: false, isHere: true })
    }
    return next
  }

  async #unsent(): Promise<ReadonlyMap<string, string>> {
    const { shelf } = this.#deps
    const bodies = await shelf.bodies()
    const unsent = new Map<string, string>()
    for (const [name, body] of bodies) {
      const kept = this.#kept.get(name)
      if (kept === undefined ? !shelf.isInitial(name, body) : !kept.isSent || kept.body !== body)
        unsent.set(name, body)
    }
    for (const { name, body, isSent, isHere } of this.#kept.values())
      if (!bodies.has(name)) {
        const now = isHere ? deletedBody : body
        if (!isSent || now !== body) unsent.set(name, now)
      }
    return unsent
  }

  async #keep(items: readonly TrackedItem[]): Promise<void> {
    for (const item of items) this.#kept.set(item.name, item)
    await this.#deps.memory.saveItems(items)
  }

  #isRefused(name: string, body: string): boolean {
    return body.length > maxItemLength || this.#refused.has(name)
  }

  async #state(state: SyncState['state']): Promise<ItemState> {
    const unsent = await this.#unsent()
    const refused = [...unsent].filter(([name, body]) => this.#isRefused(name, body))
    return {
      state,
      unsent: unsent.size,
      refused: refused.map(([, body]) => this.#deps.shelf.titleOf(body)),
      copies: [...this.#copies],
    }
  }
}

function withoutState({ name, id, parent, body, earlier, device }: SyncedItem): SyncedItem {
  return { name, id, parent, body, earlier, device }
}

function failureOf(status: number): Failure {
  if (status === 401) return 'signedOut'
  return status === 507 ? 'full' : 'unreachable'
}
