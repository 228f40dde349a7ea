interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (reason: unknown) => void
}

/** How things are done together. */
export interface BatchOptions<Item, Result> {
  /** Does them all; results in the same order. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Two with the same key are not done at once. */
  readonly key: (item: Item) => string
  /** The most at once. */
  readonly most: number
  /** How many rounds may be under way. */
  readonly rounds: number
}

/**
 * What many requests want of the database at the same moment is asked in one statement. Nobody waits for company: what
 * has come by the time a round can begin goes with it.
 */
export class Together<Item, Result> {
  readonly #doing: BatchOptions<Item, Result>
  #queue: Waiting<Item, Result>[] = []
  #under = 0
  #planned = false

  constructor(doing: BatchOptions<Item, Result>) {
    this.#doing = doing
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, resolve, reject })
      this.#plan()
    })
  }

  #plan(): void {
    if (this.#planned || this.#queue.length === 0 || this.#under === this.#doing.rounds) return
    this.#planned = true
    setImmediate(() => {
      this.#planned = false
      void this.#round()
    })
  }

  async #round(): Promise<void> {
    const round = this.#taken()
    if (round.length === 0) return
    this.#under += 1
    this.#plan()
    await this.#done(round)
    this.#under -= 1
    this.#plan()
  }

  #taken(): readonly Waiting<Item, Result>[] {
    const round = new Map<string, Waiting<Item, Result>>()
    const later: Waiting<Item, Result>[] = []
    for (const waiting of this.#queue) {
      const key = this.#doing.key(waiting.item)
      if (round.size === this.#doing.most || round.has(key)) later.push(waiting)
      else round.set(key, waiting)
    }
    this.#queue = later
    return [...round.values()]
  }

  /** Where a round fails, each is tried by itself: one must not spoil it for the others. */
  async #done(round: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#doing.run(round.map(({ item }) => item))
      for (const [at, { resolve }] of round.entries()) resolve(results[at] as Result)
    } catch (error) {
      const [only, second] = round
      if (only !== undefined && second === undefined) only.reject(error)
      else for (const each of round) await this.#done([each])
    }
  }
}
