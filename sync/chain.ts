import { type Body, closedBranches, makePage, type Page, type Receipt, type StoredPage } from './page.ts'
import { isPrefix, serializeJournal } from './serialized-journal.ts'

/** The pages of a match as saved on a device. */
export interface SavedChain {
  readonly match: string
  readonly head: string
  readonly pages: readonly Page[]
  readonly unsent: readonly string[]
  /** Of the last pages of branches, as far as they are known. */
  readonly receipts: readonly (readonly [id: string, receipt: Receipt])[]
}

/** A page, and the number of serialized journal entries on the path to it. */
export interface JournalPosition {
  readonly page: string
  readonly length: number
}

interface Leaf {
  readonly id: string
  readonly entries: readonly string[]
}

/** Whether a leaf contains the whole journal of another. Equal journals: the smaller id wins, on every device. */
function supersedes(leaf: Leaf, other: Leaf): boolean {
  if (leaf.id === other.id || !isPrefix(other.entries, leaf.entries)) return false
  return leaf.entries.length > other.entries.length || leaf.id < other.id
}

/** The pages of one match on one device: an append-only tree, and the current page (head). */
export class Chain {
  readonly match: string
  readonly #pages = new Map<string, Page>()
  readonly #leaves = new Set<string>()
  readonly #closed = new Set<string>()
  readonly #unsent = new Set<string>()
  readonly #receipts = new Map<string, Receipt>()
  #head: string

  constructor(match: string, saved?: SavedChain) {
    this.match = match
    this.#head = match
    for (const page of saved?.pages ?? []) this.#add(page)
    for (const id of saved?.unsent ?? []) this.#unsent.add(id)
    for (const [id, receipt] of saved?.receipts ?? []) this.#note(id, receipt)
    if (saved !== undefined) this.#head = saved.head
  }

  /** The current page; the id of the match if there is no page yet. */
  get head(): string {
    return this.#head
  }

  /** All pages, parents first. */
  get pages(): readonly Page[] {
    return [...this.#pages.values()]
  }

  /** Pages that the server has not acknowledged, parents first. */
  get unsent(): readonly Page[] {
    return [...this.#unsent].flatMap((id) => this.#pages.get(id) ?? [])
  }

  /**
   * The last pages of the open branches; if there are several, the player must choose one. A leaf whose journal is a
   * prefix of another is not a branch, however its entries are split into pages.
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
    const receipts = [...this.#receipts]
    return { match: this.match, head: this.#head, pages: this.pages, unsent: [...this.#unsent], receipts }
  }

  /** When the last page of a branch reached the server, and from which device; undefined if that is not known. */
  receiptOf(branch: string): Receipt | undefined {
    return this.#receipts.get(branch)
  }

  has(id: string): boolean {
    return this.#pages.has(id)
  }

  /** The pages from the first one to this one. */
  pathTo(id: string): readonly Page[] {
    const path: Page[] = []
    for (let page = this.#pages.get(id); page !== undefined; page = this.#pages.get(page.parent))
      path.push(page)
    return path.toReversed()
  }

  /** Appends a page to the head, or to another page. */
  write(body: Body, parent: string = this.#head): Page {
    return this.#append(makePage(this.match, parent, body))
  }

  /**
   * Finds the page with the longest common prefix with a serialized journal, and the length of that prefix. The page may
   * have further entries.
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

  /** Sets the head without writing a page. */
  setHead(id: string): void {
    if (this.#pages.has(id)) this.#head = id
  }

  /** Continues one branch and closes the others; their pages stay. */
  choose(branch: string): Page | undefined {
    const { branches } = this
    if (!branches.includes(branch) || branches.length < 2) return undefined
    const closes = this.#openLeaves.filter((id) => id !== branch).toSorted()
    return this.#append(makePage(this.match, branch, { closes }))
  }

  /** Adds a page from the server; returns false if its parent is unknown. */
  receive({ received, device, ...page }: StoredPage): boolean {
    this.#unsent.delete(page.id)
    if (!this.#pages.has(page.id)) {
      if (page.parent !== this.match && !this.#pages.has(page.parent)) return false
      this.#add(page)
    }
    if (received !== undefined) this.#note(page.id, { received, device })
    return true
  }

  /** Moves the head to the only open branch, or to the only one that extends the current journal. */
  advanceHead(): void {
    const { branches } = this
    const [only, second] = branches.length === 1 ? branches : this.#branchesAhead(branches)
    if (only !== undefined && second === undefined) this.#head = only
  }

  #branchesAhead(branches: readonly string[]): readonly string[] {
    const current = serializeJournal(this.pathTo(this.#head))
    return branches.filter((id) => isPrefix(current, serializeJournal(this.pathTo(id))))
  }

  markSent(id: string, receipt?: Receipt): void {
    this.#unsent.delete(id)
    if (receipt !== undefined) this.#note(id, receipt)
  }

  /** Marks all pages as unsent, after the server was restored. */
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

  /** Notes the first receipt of a last page: after a restore of the server any device may have sent the page again. */
  #note(id: string, receipt: Receipt): void {
    if (this.#leaves.has(id) && !this.#receipts.has(id)) this.#receipts.set(id, receipt)
  }

  #add(page: Page): void {
    this.#pages.set(page.id, page)
    this.#leaves.delete(page.parent)
    this.#receipts.delete(page.parent)
    this.#leaves.add(page.id)
    for (const id of closedBranches(page)) this.#closed.add(id)
  }
}
