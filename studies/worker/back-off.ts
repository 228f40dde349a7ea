const shortest = 200
const longest = 10_000

/** Doubles delays up to a limit; a random part keeps workers from retrying at once. */
export class BackOff {
  readonly #random: () => number
  #failures = 0

  constructor(random: () => number = Math.random) {
    this.#random = random
  }

  /** In milliseconds. */
  next(): number {
    const limit = Math.min(longest, shortest * 2 ** this.#failures)
    this.#failures += 1
    return limit / 2 + (this.#random() * limit) / 2
  }

  reset(): void {
    this.#failures = 0
  }
}
