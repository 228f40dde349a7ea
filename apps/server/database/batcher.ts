interface QueuedItem<Item, Result> {
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
  readonly maxBatchSize: number
  /** How many rounds may be under way. */
  readonly maxConcurrent: number
}

/**
 * What many requests want of the database at the same moment is asked in one statement. Nobody waits for company: what
 * has come by the time a round can begin goes with it.
 */
export class Batcher<Item, Result> {
  readonly #options: BatchOptions<Item, Result>
  #queue: QueuedItem<Item, Result>[] = []
  #running = 0
  #scheduled = false

  constructor(options: BatchOptions<Item, Result>) {
    this.#options = options
  }

  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ item, resolve, reject })
      this.#schedule()
    })
  }

  #schedule(): void {
    if (this.#scheduled || this.#queue.length === 0 || this.#running === this.#options.maxConcurrent) return
    this.#scheduled = true
    setImmediate(() => {
      this.#scheduled = false
      void this.#runNext()
    })
  }

  async #runNext(): Promise<void> {
    const batch = this.#takeBatch()
    if (batch.length === 0) return
    this.#running += 1
    this.#schedule()
    await this.#runBatch(batch)
    this.#running -= 1
    this.#schedule()
  }

  #takeBatch(): readonly QueuedItem<Item, Result>[] {
    const batch = new Map<string, QueuedItem<Item, Result>>()
    const later: QueuedItem<Item, Result>[] = []
    for (const queued of this.#queue) {
      const key = this.#options.key(queued.item)
      if (batch.size === this.#options.maxBatchSize || batch.has(key)) later.push(queued)
      else batch.set(key, queued)
    }
    this.#queue = later
    return [...batch.values()]
  }

  /** Where a round fails, each is tried by itself: one must not spoil it for the others. */
  async #runBatch(batch: readonly QueuedItem<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#options.run(batch.map(({ item }) => item))
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Result)
    } catch (error) {
      const [only, second] = batch
      if (only !== undefined && second === undefined) only.reject(error)
      else for (const each of batch) await this.#runBatch([each])
    }
  }
}
