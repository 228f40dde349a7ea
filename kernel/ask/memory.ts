/**
 * What the person has told about the table, each under the fact, its subject, the candidate and what it rests on. An
 * append-only log, so that a snapshot needs only its length.
 */
export class Memory {
  readonly #known = new Map<string, unknown>()
  readonly #log: { readonly key: string; readonly before: unknown }[] = []

  /** How much has been told. */
  get length(): number {
    return this.#log.length
  }

  /** What was told under this key. */
  recall(key: string): unknown {
    return this.#known.get(key)
  }

  /** Remembers a value; a later one under the same key replaces it. */
  remember(key: string, value: unknown): void {
    this.#log.push({ key, before: this.#known.get(key) })
    this.#known.set(key, value)
  }

  /** Forgets all that was told after this length. */
  backTo(length: number): void {
    for (const { key, before } of this.#log.splice(length).toReversed()) this.#known.set(key, before)
  }

  /** A memory of its own that begins with what was known at this length. */
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
