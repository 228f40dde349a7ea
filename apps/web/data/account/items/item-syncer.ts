import { isAfter, type Item, makeItem, maxItemLength, maxItemsPerPush, type StoredItem } from '@opfor/sync'
import { pullItems, pushItems } from '@opfor/sync/api/items'
import type { CallApi } from '../../server/server.ts'
import type { RunExclusive } from '../shared-device.ts'
import type { ItemState, SyncState } from '../sync-state.ts'

/** The body of an item that was deleted. */
export const deletedBody = '{"deleted":true}'

/** What a device knows of an item. */
export interface KeptItem extends Item {
  /** Whether the server has this version. */
  readonly isSent: boolean
  /** Whether it was on this device as this version says; otherwise it is missing because the app cannot read it. */
  readonly isHere: boolean
}

/** How far a device has read the items of the server. */
export interface ItemCursor {
  readonly epoch: string
  readonly cursor: number
}

/** What a device remembers of its items, on disk. */
export interface ItemMemory {
  readonly load: () => Promise<ItemCursor & { readonly items: readonly KeptItem[] }>
  readonly saveItems: (items: readonly KeptItem[]) => Promise<void>
  readonly saveCursor: (cursor: ItemCursor) => Promise<void>
  readonly forget: () => Promise<void>
}

/** What was typed and set on this device. */
export interface ItemShelf {
  /** The body of each item, by its name. */
  readonly bodies: () => Promise<ReadonlyMap<string, string>>
  /** What the player calls it. */
  readonly titleOf: (body: string) => string
  /** Whether nobody has set it yet: then it is not sent. */
  readonly isInitial: (name: string, body: string) => boolean
  /** Of two versions: is the one that is stored last right, or are both kept? */
  readonly isLastRight: (name: string) => boolean
  /**
   * Puts a version of another device in place of the one with the body `before`. Whether it did: not if the item has changed in
   * the meantime, or if this app cannot read it.
   */
  readonly replace: (
    item: StoredItem,
    before: string | undefined,
  ) => Promise<'done' | 'changed' | 'unreadable'>
  /** Keeps a version of another device as an item of its own; returns its title. */
  readonly keepCopy: (item: StoredItem) => Promise<string | undefined>
}

/** The dependencies of an ItemSyncer. */
export interface ItemDependencies {
  readonly shelf: ItemShelf
  readonly memory: ItemMemory
  readonly runExclusive: RunExclusive
  readonly callApi: CallApi
  /** This device, in words. */
  readonly device: string
}

type Failure = Exclude<SyncState['state'], 'synced' | 'waiting'>

/** The maximum number of pulls and pushes in turn; another device that changes an item causes one more. */
const maxRounds = 5

/** The maximum number of characters in one push; a larger item is sent alone. */
const maxCharacters = 500_000

/**
 * Syncs sheets, packs and preferences. It pulls first, so a version is made only with knowledge of the stored one. If both have
 * changed, the version of this device stays and the other one is kept beside it.
 */
export class ItemSyncer {
  readonly #deps: ItemDependencies
  readonly #copies: string[] = []
  readonly #refused = new Set<string>()
  #kept = new Map<string, KeptItem>()
  #cursor: ItemCursor = { epoch: '', cursor: 0 }

  constructor(deps: ItemDependencies) {
    this.#deps = deps
  }

  /** Pulls and pushes until this device and the server have the same. */
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

  /** What is not sent yet, without asking the server. */
  waiting(): Promise<ItemState> {
    return this.#deps.runExclusive(async () => {
      await this.#load()
      return this.#state('unreachable')
    })
  }

  /** Forgets what was synced; the items stay on this device. */
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
      // A server that does not advance would be asked forever.
      if (more && upTo <= cursor) return 'unreachable'
      const bodies = await this.#deps.shelf.bodies()
      for (const item of items) if (!(await this.#receive(item, bodies))) return 'again'
      this.#cursor = { epoch, cursor: upTo }
      await this.#deps.memory.saveCursor(this.#cursor)
      if (!more) return undefined
    }
  }

  /** The server may have lost items: everything is compared again, and sent where the server has nothing newer. */
  async #restart(epoch: string): Promise<void> {
    await this.#keep([...this.#kept.values()].map((item) => ({ ...item, isSent: false })))
    this.#cursor = { epoch, cursor: 0 }
    await this.#deps.memory.saveCursor(this.#cursor)
  }

  /** Takes a version of the server; false if the item was changed on this device just now. */
  async #receive(item: StoredItem, bodies: ReadonlyMap<string, string>): Promise<boolean> {
    const { name } = item
    const { shelf } = this.#deps
    const kept = this.#kept.get(name)
    // A deleted item has a body that says so.
    const here = bodies.get(name) ?? (kept?.isHere === true ? deletedBody : undefined)
    if (kept?.id === item.id) {
      if (!kept.isSent) await this.#keep([{ ...kept, isSent: true }])
      return true
    }
    // The server is behind: it was restored, and this device sends its version again.
    if (kept !== undefined && !kept.isSent && isAfter(kept, item.id)) return true
    const received = { ...withoutState(item), isSent: true, isHere: true }
    if (here === item.body || (here === undefined && item.body === deletedBody)) {
      await this.#keep([received])
      return true
    }
    const isChangedHere = kept === undefined ? here !== undefined : here !== undefined && here !== kept.body
    const isUnknownThere = kept !== undefined && !kept.isSent && !isAfter(item, kept.id)
    if (here === undefined || (!isChangedHere && !isUnknownThere)) return this.#take(item, received, here)
    if (shelf.isLastRight(name)) {
      if (kept === undefined) return this.#take(item, received, here)
    } else if (here === deletedBody) return this.#take(item, received, undefined)
    else if (item.body !== deletedBody) {
      const title = await shelf.keepCopy(item)
      if (title !== undefined) this.#copies.push(title)
    }
    // From now on the version of this device differs from the one that it knows, so it is sent as the next one.
    await this.#keep([received])
    return true
  }

  async #take(item: StoredItem, received: KeptItem, here: string | undefined): Promise<boolean> {
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
      // On disk before it is sent: if the answer is lost, the version is known when it is pulled.
      await this.#keep(next)
      const items = next.map(withoutState)
      const reply = await this.#deps.callApi(pushItems, { body: { items } })
      if (reply.status === 400 || reply.status === 413) {
        // One that is refused must not block the others: they are sent one by one to find it.
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

  /** The versions to send next, as many as fit one request. */
  async #nextVersions(most: number): Promise<readonly KeptItem[]> {
    const next: KeptItem[] = []
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

  /** The items that the server does not have as they are here. */
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

  async #keep(items: readonly KeptItem[]): Promise<void> {
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

function withoutState({ name, id, parent, body, earlier, device }: Item): Item {
  return { name, id, parent, body, earlier, device }
}

function failureOf(status: number): Failure {
  if (status === 401) return 'signedOut'
  return status === 507 ? 'full' : 'unreachable'
}
