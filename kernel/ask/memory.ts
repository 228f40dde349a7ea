/**
 * What the person has told about the table, each under the fact, its subject, the candidate and what it rests on. An
 * append-only log, so that a snapshot needs only its length.
 */
export class Memory {
  readonly #known = new Map<string, unknown>()
  readonly #log: { readonly key: string; readonly before: unknown }[] = []

  /** The number of entries. */
  get length(): number {
    return this.#log.length
  }

  /** The value of a key. */
  recall(key: string): unknown {
    return this.#known.get(key)
  }

  /** Adds a value; it replaces an earlier one with the same key. */
  remember(key: string, value: unknown): void {
    this.#log.push({ key, before: this.#known.get(key) })
    this.#known.set(key, value)
  }

  /** Truncates the memory to a length. */
  backTo(length: number): void {
    for (const { key, before } of this.#log.splice(length).toReversed()) this.#known.set(key, before)
  }

  /** A copy of the memory up to a length. */
  fork(length: number = this.length): Memory {
    const copy = new Memory()
    const ended = new Map<string, unknown>()
    for (const { key, before } of this.#log.slice(length).toReversed()) ended.set(key, before)
    for (const [key, value] of this.#known) {
      const then = ended.has(key) ? ended.get(key) : value
      if (then !== undefined) copy.remember(key, then)
    }
    return copy
  }
}
