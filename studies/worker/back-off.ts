const shortest = 200
const longest = 10_000

/** The delays between attempts: doubled up to a limit, and a random part of it, so that many workers do not retry at once. */
export class BackOff {
  readonly #random: () => number
  #failures = 0

  constructor(random: () => number = Math.random) {
    this.#random = random
  }

  /** The delay after another failure, in milliseconds. */
  next(): number {
    const limit = Math.min(longest, shortest * 2 ** this.#failures)
    this.#failures += 1
    return limit / 2 + (this.#random() * limit) / 2
  }

  /** Starts over after a success. */
  reset(): void {
    this.#failures = 0
  }
}
