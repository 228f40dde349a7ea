import type { Answer, PullReply, PushReply, PushRefusal, Request } from '../messages.ts'
import type { Page } from '../page.ts'

interface Stored {
  readonly page: Page
  readonly seq: number
  readonly packed: boolean
}

/** What the server does with one account's pages, as plain code: the database must behave in the same way. */
export class Depot {
  readonly #pages: Map<string, Stored>
  readonly #mostPages: number
  #clock: number
  readonly epoch: string

  constructor(epoch: string, mostPages: number, backup?: Depot) {
    this.epoch = epoch
    this.#mostPages = mostPages
    this.#pages = new Map(backup === undefined ? [] : backup.#pages)
    this.#clock = backup === undefined ? 0 : backup.#clock
  }

  get pages(): readonly Page[] {
    return [...this.#pages.values()].map(({ page }) => page)
  }

  has(id: string): boolean {
    return this.#pages.has(id)
  }

  answer(request: Request): Answer {
    return 'push' in request ? this.push(request.push) : this.pull(request.pull)
  }

  push(pages: readonly Page[]): PushReply | PushRefusal {
    const { epoch } = this
    const coming = new Map<string, string>()
    for (const { id, parent, match } of pages) {
      if (parent !== match && (this.#pages.get(parent)?.page.match ?? coming.get(parent)) !== match)
        return { epoch, unknown: parent }
      coming.set(id, match)
    }
    const from = this.#clock
    for (const page of pages) {
      if (this.#pages.has(page.id)) continue
      this.#clock += 1
      this.#pages.set(page.id, { page, seq: this.#clock, packed: false })
    }
    return { epoch, from, clock: this.#clock }
  }

  pull(since: number): PullReply {
    const news = [...this.#pages.values()].filter(({ seq }) => seq > since)
    news.sort((a, b) => a.seq - b.seq)
    const last = news[this.#mostPages - 1]?.seq ?? this.#clock
    const pages = news.filter(({ seq }) => seq <= last).map(({ page }) => page)
    return { epoch: this.epoch, pages, upTo: last, more: pages.length < news.length }
  }

  /** A match's pages become one row with a new place in the order. */
  compact(match: string): void {
    const whole = [...this.#pages.values()].filter(({ page }) => page.match === match)
    if (whole.every(({ packed }) => packed)) return
    this.#clock += 1
    for (const { page } of whole) this.#pages.set(page.id, { page, seq: this.#clock, packed: true })
  }
}
