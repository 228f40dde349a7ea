export interface TurnOfMatch {
  readonly seed: number
  readonly turn: number
}

/** With the first turn of each number as an example. */
export class TurnCosts {
  readonly #byCost = new Map<number, { turns: number; readonly example: TurnOfMatch }>()
  #turns = 0

  get turns(): number {
    return this.#turns
  }

  add(questions: number, example: TurnOfMatch): void {
    this.#turns += 1
    const known = this.#byCost.get(questions)
    if (known === undefined) this.#byCost.set(questions, { turns: 1, example })
    else known.turns += 1
  }

  /** The number of questions that this share of turns does not exceed. */
  quantile(part: number): number {
    const wanted = Math.floor(this.#turns * part)
    let seen = 0
    for (const cost of [...this.#byCost.keys()].toSorted((one, other) => one - other)) {
      seen += this.#byCost.get(cost)?.turns ?? 0
      if (seen > wanted) return cost
    }
    return 0
  }

  example(questions: number): TurnOfMatch | undefined {
    return this.#byCost.get(questions)?.example
  }
}
