interface QueuedItem<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (reason: unknown) => void
}

export interface BatchOptions<Item, Result> {
  /** Returns results in the order of the items. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Items with the same key are never in one batch. */
  readonly key: (item: Item) => string
  readonly maxBatchSize: number
  readonly maxConcurrent: number
}

/** Combines items of concurrent requests into one statement. Adds no delay: a batch starts as soon as a slot is free. */
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

  /** If a batch fails, runs its items singly, so that one failure does not affect others. */
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
