import { type Body, closedBranches, makePage, type Page } from './page.ts'
import { isPrefix, serializeJournal } from './serialized-journal.ts'

/** A match's pages as they are kept on a device. */
export interface SavedChain {
  readonly match: string
  readonly head: string
  readonly pages: readonly Page[]
  readonly unsent: readonly string[]
}

/** A page, and how many entries of a journal it tells together with those below it. */
export interface JournalPosition {
  readonly page: string
  readonly length: number
}

interface Leaf {
  readonly id: string
  readonly entries: readonly string[]
}

/** Of two leaves that tell the same, the one with the smaller id stands for both: the same on every device. */
function supersedes(leaf: Leaf, other: Leaf): boolean {
  if (leaf.id === other.id || !isPrefix(other.entries, leaf.entries)) return false
  return leaf.entries.length > other.entries.length || leaf.id < other.id
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
    for (const page of saved?.pages ?? []) this.#add(page)
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

  /**
   * The ends of the branches that no choice has closed. More than one: the player must choose. One that tells no more
   * than another does is no branch, however it was cut into pages.
   */
  get branches(): readonly string[] {
    const open = this.#openLeaves
    if (open.length < 2) return open
    const leaves = open.map((id) => ({ id, entries: serializeJournal(this.pathTo(id)) }))
    return leaves.flatMap((leaf) => (leaves.some((other) => supersedes(other, leaf)) ? [] : [leaf.id]))
  }

  get #openLeaves(): readonly string[] {
    return [...this.#leaves].filter((id) => !this.#closed.has(id))
  }

  get saved(): SavedChain {
    return { match: this.match, head: this.#head, pages: this.pages, unsent: [...this.#unsent] }
  }

  has(id: string): boolean {
    return this.#pages.has(id)
  }

  /** The pages from the first to this one. */
  pathTo(id: string): readonly Page[] {
    const path: Page[] = []
    for (let page = this.#pages.get(id); page !== undefined; page = this.#pages.get(page.parent))
      path.push(page)
    return path.toReversed()
  }

  /** Writes a page on top of the one the player stands on, or of another. */
  write(body: Body, parent: string = this.#head): Page {
    return this.#append(makePage(this.match, parent, body))
  }

  /**
   * Where a journal, given by its entries, stands among the pages: the page that tells most of it, and how many entries are
   * told. The page may tell more.
   */
  locate(entries: readonly string[]): JournalPosition {
    const lengths = new Map([[this.match, 0]])
    let best: JournalPosition = { page: this.match, length: 0 }
    let within: JournalPosition | undefined
    for (const page of this.#pages.values()) {
      const from = lengths.get(page.parent)
      if (from === undefined) continue
      const own = serializeJournal([page])
      const length = from + own.length
      if (isPrefix(own, entries, from)) {
        lengths.set(page.id, length)
        if (length > best.length || (length === best.length && best.page !== this.#head))
          best = { page: page.id, length }
      } else if (length > entries.length && isPrefix(entries.slice(from), own))
        within = { page: page.id, length: entries.length }
    }
    return best.length === entries.length ? best : (within ?? best)
  }

  /** The player stands on this page, as the disk shows: nothing is written. */
  setHead(id: string): void {
    if (this.#pages.has(id)) this.#head = id
  }

  /** The player goes on with one branch: the others are closed, and stay. */
  choose(branch: string): Page | undefined {
    const { branches } = this
    if (!branches.includes(branch) || branches.length < 2) return undefined
    const closes = this.#openLeaves.filter((id) => id !== branch).toSorted()
    return this.#append(makePage(this.match, branch, { closes }))
  }

  /** Takes a page from the server in; false where its parent is unknown. */
  receive(page: Page): boolean {
    this.#unsent.delete(page.id)
    if (this.#pages.has(page.id)) return true
    if (page.parent !== this.match && !this.#pages.has(page.parent)) return false
    this.#add(page)
    return true
  }

  /** Goes to where play went on elsewhere, if there is only one such place. */
  advanceHead(): void {
    const { branches } = this
    const [only, second] = branches.length === 1 ? branches : this.#branchesAhead(branches)
    if (only !== undefined && second === undefined) this.#head = only
  }

  #branchesAhead(branches: readonly string[]): readonly string[] {
    const current = serializeJournal(this.pathTo(this.#head))
    return branches.filter((id) => isPrefix(current, serializeJournal(this.pathTo(id))))
  }

  markSent(id: string): void {
    this.#unsent.delete(id)
  }

  /** The server has lost its memory: everything is to be sent again. */
  markAllUnsent(): void {
    this.#unsent.clear()
    for (const id of this.#pages.keys()) this.#unsent.add(id)
  }

  #append(page: Page): Page {
    if (!this.#pages.has(page.id)) {
      this.#add(page)
      this.#unsent.add(page.id)
    }
    this.#head = page.id
    this.advanceHead()
    return page
  }

  #add(page: Page): void {
    this.#pages.set(page.id, page)
    this.#leaves.delete(page.parent)
    this.#leaves.add(page.id)
    for (const id of closedBranches(page)) this.#closed.add(id)
  }
}
