import { type Body, closedBy, makePage, type Page } from './page.ts'

/** A match's pages as they are kept on a device. */
export interface SavedChain {
  readonly match: string
  readonly head: string
  readonly pages: readonly Page[]
  readonly unsent: readonly string[]
}

/** The pages of one match on one device: a tree that only grows, and the page the player stands on. */
export class Chain {
  readonly match: string
  readonly #pages = new Map<string, Page>()
  readonly #leaves = new Set<string>()
  readonly #closed = new Set<string>()
  readonly #unsent = new Set<string>()
  #head: string

  constructor(match: string, saved?: SavedChain) {
    this.match = match
    this.#head = match
    for (const page of saved?.pages ?? []) this.#keep(page)
    for (const id of saved?.unsent ?? []) this.#unsent.add(id)
    if (saved !== undefined) this.#head = saved.head
  }

  /** The page that the player stands on; the match's own id before the first. */
  get head(): string {
    return this.#head
  }

  /** Everything known of the match, parents first. */
  get pages(): readonly Page[] {
    return [...this.#pages.values()]
  }

  /** What the server has not acknowledged, parents first. */
  get unsent(): readonly Page[] {
    return [...this.#unsent].flatMap((id) => this.#pages.get(id) ?? [])
  }

  /** The ends of the branches that no choice has closed. More than one: the player must choose. */
  get branches(): readonly string[] {
    return [...this.#leaves].filter((id) => !this.#closed.has(id))
  }

  get saved(): SavedChain {
    return { match: this.match, head: this.#head, pages: this.pages, unsent: [...this.#unsent] }
  }

  has(id: string): boolean {
    return this.#pages.has(id)
  }

  /** The pages from the first to this one. */
  upTo(id: string): readonly Page[] {
    const line: Page[] = []
    for (let page = this.#pages.get(id); page !== undefined; page = this.#pages.get(page.parent))
      line.push(page)
    return line.toReversed()
  }

  /** Writes a page on top of the one the player stands on. */
  write(body: Body): Page {
    return this.#written(makePage(this.match, this.#head, body))
  }

  /** The player goes on with one branch: the others are closed, and stay. */
  choose(branch: string): Page | undefined {
    const { branches } = this
    if (!branches.includes(branch) || branches.length < 2) return undefined
    const closes = branches.filter((id) => id !== branch).toSorted()
    return this.#written(makePage(this.match, branch, { closes }))
  }

  /** Takes a page from the server in; false where its parent is unknown. */
  take(page: Page): boolean {
    this.#unsent.delete(page.id)
    if (this.#pages.has(page.id)) return true
    if (page.parent !== this.match && !this.#pages.has(page.parent)) return false
    this.#keep(page)
    return true
  }

  /** Goes to where play went on elsewhere, if there is only one such place. */
  follow(): void {
    const { branches } = this
    const ahead = branches.length === 1 ? branches : branches.filter((id) => this.#leadsTo(id))
    const [only, second] = ahead
    if (only !== undefined && second === undefined) this.#head = only
  }

  acknowledged(id: string): void {
    this.#unsent.delete(id)
  }

  /** The server has lost its memory: everything is to be sent again. */
  unsend(): void {
    this.#unsent.clear()
    for (const id of this.#pages.keys()) this.#unsent.add(id)
  }

  #written(page: Page): Page {
    if (!this.#pages.has(page.id)) {
      this.#keep(page)
      this.#unsent.add(page.id)
    }
    this.#head = page.id
    return page
  }

  #keep(page: Page): void {
    this.#pages.set(page.id, page)
    this.#leaves.delete(page.parent)
    this.#leaves.add(page.id)
    for (const id of closedBy(page)) this.#closed.add(id)
  }

  #leadsTo(leaf: string): boolean {
    for (let page = this.#pages.get(leaf); page !== undefined; page = this.#pages.get(page.parent))
      if (page.id === this.#head) return true
    return this.#head === this.match
  }
}
