import type {
  SyncResponse,
  PullResponse,
  PushResponse,
  PushConflict,
  SyncRequest,
} from '../../../sync/requests.ts'
import type { Commit, Receipt, StoredCommit } from '../../../sync/commit.ts'

interface Row {
  readonly page: StoredCommit
  readonly seq: number
  readonly packed: boolean
}

/** A reference server for one account; the database must behave identically. */
export class InMemoryServer {
  readonly #pages: Map<string, Row>
  readonly #maxPages: number
  #clock: number
  readonly epoch: string

  constructor(epoch: string, maxPages: number, backup?: InMemoryServer) {
    this.epoch = epoch
    this.#maxPages = maxPages
    this.#pages = new Map(backup === undefined ? [] : backup.#pages)
    this.#clock = backup === undefined ? 0 : backup.#clock
  }

  get pages(): readonly StoredCommit[] {
    return [...this.#pages.values()].map(({ page }) => page)
  }

  has(id: string): boolean {
    return this.#pages.has(id)
  }

  handle(request: SyncRequest, receipt?: Receipt): SyncResponse {
    return 'push' in request ? this.push(request.push, receipt) : this.pull(request.pull)
  }

  push(pages: readonly Commit[], receipt?: Receipt): PushResponse | PushConflict {
    const { epoch } = this
    const matchById = new Map<string, string>()
    for (const { id, parent, match } of pages) {
      if (parent !== match && (this.#pages.get(parent)?.page.match ?? matchById.get(parent)) !== match)
        return { epoch, unknown: parent }
      matchById.set(id, match)
    }
    const from = this.#clock
    for (const page of pages) {
      if (this.#pages.has(page.id)) continue
      this.#clock += 1
      this.#pages.set(page.id, { page: { ...page, ...receipt }, seq: this.#clock, packed: false })
    }
    const clock = this.#clock
    return clock - from === pages.length && receipt !== undefined
      ? { epoch, from, clock, receipt }
      : { epoch, from, clock }
  }

  pull(since: number): PullResponse {
    const newPages = [...this.#pages.values()].filter(({ seq }) => seq > since)
    newPages.sort((a, b) => a.seq - b.seq)
    const last = newPages[this.#maxPages - 1]?.seq ?? this.#clock
    const pages = newPages.filter(({ seq }) => seq <= last).map(({ page }) => page)
    return { epoch: this.epoch, pages, upTo: last, more: pages.length < newPages.length }
  }

  /** Packed pages get a new sequence number. */
  compact(match: string): void {
    const stored = [...this.#pages.values()].filter(({ page }) => page.match === match)
    if (stored.every(({ packed }) => packed)) return
    this.#clock += 1
    for (const { page } of stored) this.#pages.set(page.id, { page, seq: this.#clock, packed: true })
  }
}
