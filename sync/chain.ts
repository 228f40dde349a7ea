import { type Body, closedBy, makePage, type Page } from './page.ts'
import { isBeginning, wordsOf } from './serialized-journal.ts'

/** A match's pages as they are kept on a device. */
export interface SavedChain {
  readonly match: string
  readonly head: string
  readonly pages: readonly Page[]
  readonly unsent: readonly string[]
}

/** A page, and how many words of a journal it tells together with those below it. */
export interface Place {
  readonly on: string
  readonly told: number
}

interface Leaf {
  readonly id: string
  readonly words: readonly string[]
}

/** Of two leaves that tell the same, the one with the smaller id stands for both: the same on every device. */
function goesFurther(one: Leaf, other: Leaf): boolean {
  if (one.id === other.id || !isBeginning(other.words, one.words)) return false
  return one.words.length > other.words.length || one.id < other.id
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

  /**
   * The ends of the branches that no choice has closed. More than one: the player must choose. One that tells no more
   * than another does is no branch, however it was cut into pages.
   */
  get branches(): readonly string[] {
    const open = this.#open
    if (open.length < 2) return open
    const told = open.map((id) => ({ id, words: wordsOf(this.upTo(id)) }))
    return told.flatMap((one) => (told.some((other) => goesFurther(other, one)) ? [] : [one.id]))
  }

  get #open(): readonly string[] {
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

  /** Writes a page on top of the one the player stands on, or of another. */
  write(body: Body, on: string = this.#head): Page {
    return this.#written(makePage(this.match, on, body))
  }

  /**
   * Where a journal, given by its words, stands among the pages: the page that tells most of it, and how many words are
   * told. The page may tell more.
   */
  placeOf(words: readonly string[]): Place {
    const reached = new Map([[this.match, 0]])
    let best: Place = { on: this.match, told: 0 }
    let within: Place | undefined
    for (const page of this.#pages.values()) {
      const from = reached.get(page.parent)
      if (from === undefined) continue
      const more = wordsOf([page])
      const told = from + more.length
      if (isBeginning(more, words, from)) {
        reached.set(page.id, told)
        if (told > best.told || (told === best.told && best.on !== this.#head)) best = { on: page.id, told }
      } else if (told > words.length && isBeginning(words.slice(from), more))
        within = { on: page.id, told: words.length }
    }
    return best.told === words.length ? best : (within ?? best)
  }

  /** The player stands on this page, as the disk shows: nothing is written. */
  stand(id: string): void {
    if (this.#pages.has(id)) this.#head = id
  }

  /** The player goes on with one branch: the others are closed, and stay. */
  choose(branch: string): Page | undefined {
    const { branches } = this
    if (!branches.includes(branch) || branches.length < 2) return undefined
    const closes = this.#open.filter((id) => id !== branch).toSorted()
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
    const [only, second] = branches.length === 1 ? branches : this.#ahead(branches)
    if (only !== undefined && second === undefined) this.#head = only
  }

  #ahead(branches: readonly string[]): readonly string[] {
    const here = wordsOf(this.upTo(this.#head))
    return branches.filter((id) => isBeginning(here, wordsOf(this.upTo(id))))
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
    this.follow()
    return page
  }

  #keep(page: Page): void {
    this.#pages.set(page.id, page)
    this.#leaves.delete(page.parent)
    this.#leaves.add(page.id)
    for (const id of closedBy(page)) this.#closed.add(id)
  }
}
