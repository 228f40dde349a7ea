import { isNewerThan, type SyncedItem, type StoredItem } from '@opfor/sync'
import type { ApiRequest } from '@opfor/sync/api/call'
import type { ServerReply } from '../../../server/server.ts'

export class TestItemServer {
  isReachable = true
  losesAnswers = false
  /** Items with this text in their body are refused. */
  refusedText = 'refused'
  #epoch = 0
  #clock = 0
  #items = new Map<string, StoredItem & { readonly seq: number }>()
  #backup: {
    readonly clock: number
    readonly items: ReadonlyMap<string, StoredItem & { readonly seq: number }>
  } = {
    clock: 0,
    items: new Map(),
  }

  get bodies(): readonly string[] {
    return [...this.#items.values()].map(({ body }) => body)
  }

  backUp(): void {
    this.#backup = { clock: this.#clock, items: new Map(this.#items) }
  }

  /** Loses everything stored since the backup, and starts a new epoch. */
  restore(): void {
    this.#epoch += 1
    this.#clock = this.#backup.clock
    this.#items = new Map(this.#backup.items)
  }

  readonly handle = async ({ path, body }: ApiRequest): Promise<ServerReply> => {
    await Promise.resolve()
    if (!this.isReachable) return { status: 0, body: undefined }
    const since = /since=(\d+)$/.exec(path)?.[1]
    if (since !== undefined) return { status: 200, body: this.#pull(Number(since)) as never }
    const { items } = body as { readonly items: readonly SyncedItem[] }
    if (items.some((item) => item.body.includes(this.refusedText))) return { status: 400, body: {} }
    const answer = this.#push(items)
    return this.losesAnswers ? { status: 0, body: undefined } : { status: 200, body: answer as never }
  }

  #pull(since: number): object {
    const changed = [...this.#items.values()]
      .filter(({ seq }) => seq > since)
      .toSorted((a, b) => a.seq - b.seq)
    const [first, second] = changed
    const items = [first, second].flatMap((item) => (item === undefined ? [] : [item]))
    const more = changed.length > 2
    return { epoch: `e${this.#epoch}`, items, upTo: more ? second?.seq : this.#clock, more }
  }

  #push(items: readonly SyncedItem[]): object {
    const from = this.#clock
    const stale: string[] = []
    for (const item of items) {
      const stored = this.#items.get(item.name)
      if (stored?.id === item.id) continue
      if (stored !== undefined && !isNewerThan(item, stored.id)) stale.push(item.name)
      else {
        this.#clock += 1
        this.#items.set(item.name, { ...item, changed: '2026-11-18T12:00:00Z', seq: this.#clock })
      }
    }
    return { epoch: `e${this.#epoch}`, from, clock: this.#clock, stale }
  }
}
