/** A turn of a random match. */
export interface TurnOfMatch {
  readonly seed: number
  readonly turn: number
}

/** How many turns asked how many questions, with the first turn of each number as an example. */
export class TurnCosts {
  readonly #byCost = new Map<number, { turns: number; readonly example: TurnOfMatch }>()
  #turns = 0

  get turns(): number {
    return this.#turns
  }

  /** Counts a turn by the number of its questions. */
  add(questions: number, example: TurnOfMatch): void {
    this.#turns += 1
    const known = this.#byCost.get(questions)
    if (known === undefined) this.#byCost.set(questions, { turns: 1, example })
    else known.turns += 1
  }

  /** The number of questions that a part of the turns does not exceed. */
  quantile(part: number): number {
    const wanted = Math.floor(this.#turns * part)
    let seen = 0
    for (const cost of [...this.#byCost.keys()].toSorted((one, other) => one - other)) {
      seen += this.#byCost.get(cost)?.turns ?? 0
      if (seen > wanted) return cost
    }
    return 0
  }

  /** A turn with exactly this number of questions. */
  example(questions: number): TurnOfMatch | undefined {
    return this.#byCost.get(questions)?.example
  }
}
