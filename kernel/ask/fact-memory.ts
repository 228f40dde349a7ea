/** Facts entered about the table. Append-only, so that a snapshot needs only its length. */
export class FactMemory {
  readonly #known = new Map<string, unknown>()
  readonly #log: { readonly key: string; readonly before: unknown }[] = []

  get length(): number {
    return this.#log.length
  }

  recall(key: string): unknown {
    return this.#known.get(key)
  }

  /** Replaces an earlier value with the same key. */
  remember(key: string, value: unknown): void {
    this.#log.push({ key, before: this.#known.get(key) })
    this.#known.set(key, value)
  }

  backTo(length: number): void {
    for (const { key, before } of this.#log.splice(length).toReversed()) this.#known.set(key, before)
  }

  fork(length: number = this.length): FactMemory {
    const copy = new FactMemory()
    const ended = new Map<string, unknown>()
    for (const { key, before } of this.#log.slice(length).toReversed()) ended.set(key, before)
    for (const [key, value] of this.#known) {
      const then = ended.has(key) ? ended.get(key) : value
      if (then !== undefined) copy.remember(key, then)
    }
    return copy
  }
}
