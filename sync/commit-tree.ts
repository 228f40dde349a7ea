import {
  type CommitBody,
  branchesClosedBy,
  makeCommit,
  type Commit,
  type Receipt,
  type StoredCommit,
} from './commit.ts'
import { isPrefix, serializeJournal } from './serialized-journal.ts'

export interface SavedCommitTree {
  readonly match: string
  readonly head: string
  readonly pages: readonly Commit[]
  readonly unsent: readonly string[]
  /** Known receipts of the last commits of branches. */
  readonly receipts: readonly (readonly [id: string, receipt: Receipt])[]
}

/** A commit, and the number of serialized journal entries on its path. */
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

/** The commits of one match on one device: an append-only tree and its head. */
export class CommitTree {
  readonly match: string
  readonly #pages = new Map<string, Commit>()
  readonly #leaves = new Set<string>()
  readonly #closed = new Set<string>()
  readonly #unsent = new Set<string>()
  readonly #receipts = new Map<string, Receipt>()
  #head: string

  constructor(match: string, saved?: SavedCommitTree) {
    this.match = match
    this.#head = match
    for (const page of saved?.pages ?? []) this.#add(page)
    for (const id of saved?.unsent ?? []) this.#unsent.add(id)
    for (const [id, receipt] of saved?.receipts ?? []) this.#note(id, receipt)
    if (saved !== undefined) this.#head = saved.head
  }

  /** The id of the match if there is no commit yet. */
  get head(): string {
    return this.#head
  }

  /** Parents first. */
  get pages(): readonly Commit[] {
    return [...this.#pages.values()]
  }

  /** Not acknowledged by the server, parents first. */
  get unsent(): readonly Commit[] {
    return [...this.#unsent].flatMap((id) => this.#pages.get(id) ?? [])
  }

  /**
   * The last commits of open branches; if several, the player must choose. A leaf whose journal is a prefix of another is no
   * branch, however its entries are split into commits.
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

  get saved(): SavedCommitTree {
    const receipts = [...this.#receipts]
    return { match: this.match, head: this.#head, pages: this.pages, unsent: [...this.#unsent], receipts }
  }

  /** Undefined if unknown. */
  receiptOf(branch: string): Receipt | undefined {
    return this.#receipts.get(branch)
  }

  has(id: string): boolean {
    return this.#pages.has(id)
  }

  pathTo(id: string): readonly Commit[] {
    const path: Commit[] = []
    for (let page = this.#pages.get(id); page !== undefined; page = this.#pages.get(page.parent))
      path.push(page)
    return path.toReversed()
  }

  /** Defaults to the head as parent. */
  write(body: CommitBody, parent: string = this.#head): Commit {
    return this.#append(makeCommit(this.match, parent, body))
  }

  /**
   * Finds the commit with the longest common prefix with a serialized journal, and the prefix length. The commit may have further
   * entries.
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

  setHead(id: string): void {
    if (this.#pages.has(id)) this.#head = id
  }

  /** Continues one branch and closes the others; their commits stay. */
  choose(branch: string): Commit | undefined {
    const { branches } = this
    if (!branches.includes(branch) || branches.length < 2) return undefined
    const closes = this.#openLeaves.filter((id) => id !== branch).toSorted()
    return this.#append(makeCommit(this.match, branch, { closes }))
  }

  /** Adds a commit from the server; returns false if its parent is unknown. */
  receive({ received, device, ...page }: StoredCommit): boolean {
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

  /** Called after the server was restored. */
  markAllUnsent(): void {
    this.#unsent.clear()
    for (const id of this.#pages.keys()) this.#unsent.add(id)
  }

  #append(page: Commit): Commit {
    if (!this.#pages.has(page.id)) {
      this.#add(page)
      this.#unsent.add(page.id)
    }
    this.#head = page.id
    this.advanceHead()
    return page
  }

  /** Stores only the first receipt: after a server restore any device may have sent the commit again. */
  #note(id: string, receipt: Receipt): void {
    if (this.#leaves.has(id) && !this.#receipts.has(id)) this.#receipts.set(id, receipt)
  }

  #add(page: Commit): void {
    this.#pages.set(page.id, page)
    this.#leaves.delete(page.parent)
    this.#receipts.delete(page.parent)
    this.#leaves.add(page.id)
    for (const id of branchesClosedBy(page)) this.#closed.add(id)
  }
}
