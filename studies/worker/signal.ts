/** Wakes everyone who waits. Calls are counted, so that one between looking and waiting is not missed. */
export class Signal {
  readonly #waiting = new Set<() => void>()
  #count = 0

  /** How often it was given; to be read before looking for work. */
  get count(): number {
    return this.#count
  }

  /** Waits until it is given more often than `count`, at most for this time. */
  async wait(count: number, milliseconds: number): Promise<void> {
    if (this.#count !== count) return
    await new Promise<void>((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        this.#waiting.delete(done)
        resolve()
      }
      const timer = setTimeout(done, milliseconds)
      this.#waiting.add(done)
    })
  }

  give(): void {
    this.#count += 1
    for (const done of this.#waiting) done()
  }
}
