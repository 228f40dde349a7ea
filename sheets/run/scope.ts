/**
 * Whom `it` means, and whom the names of lists mean, while steps are done. A scope begins with a section, with a round of a loop and
 * with a turn, and knows what the scopes around it know.
 */
export class Scope {
  readonly outer: Scope | undefined
  /** Whether the names that are chosen here end with it: a turn, a report, or a round of a loop. */
  readonly keepsNames: boolean
  readonly #names = new Map<string, string | undefined>()
  #it: string | undefined

  constructor(outer?: Scope, keepsNames = outer === undefined) {
    this.outer = outer
    this.keepsNames = keepsNames
  }

  /** The first one chosen, here or around. */
  get it(): string | undefined {
    return this.#it ?? this.outer?.it
  }

  /** Makes somebody `it` for this scope. */
  setIt(name: string | undefined): void {
    this.#it = name
  }

  /** A list chose somebody, or nobody: it is called by the list, and `it` if nobody is yet. */
  chose(list: string, name: string | undefined): void {
    this.call(list, name)
    if (this.it === undefined) this.#it = name
  }

  /** Gives a name until the turn or the round ends. */
  call(list: string, name: string | undefined): void {
    if (this.keepsNames || this.outer === undefined) this.#names.set(list, name)
    else this.outer.call(list, name)
  }

  /** Whether a list has chosen, somebody or nobody. */
  hasChosen(list: string): boolean {
    return this.#names.has(list) || this.outer?.hasChosen(list) === true
  }

  /** Whom a list chose last. */
  called(list: string): string | undefined {
    return this.#names.has(list) ? this.#names.get(list) : this.outer?.called(list)
  }
}

/** By what the last drawn card is called among the names. */
export const theCard = '#card'
