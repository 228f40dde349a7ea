/** Resolves `it` and list names. Sections, loop rounds and turns open a scope inside the enclosing one. */
export class RunScope {
  readonly outer: RunScope | undefined
  /** Whether names chosen here end with this scope: a turn, a report, or a round of a loop. */
  readonly keepsNames: boolean
  readonly #names = new Map<string, string | undefined>()
  #it: string | undefined

  constructor(outer?: RunScope, keepsNames = outer === undefined) {
    this.outer = outer
    this.keepsNames = keepsNames
  }

  /** The first choice, from this scope or an enclosing one. */
  get it(): string | undefined {
    return this.#it ?? this.outer?.it
  }

  setIt(name: string | undefined): void {
    this.#it = name
  }

  /** Becomes `it` if there is none. */
  chose(list: string, name: string | undefined): void {
    this.call(list, name)
    if (this.it === undefined) this.#it = name
  }

  /** Binds a name until the turn or the round ends. */
  call(list: string, name: string | undefined): void {
    if (this.keepsNames || this.outer === undefined) this.#names.set(list, name)
    else this.outer.call(list, name)
  }

  /** True even if the list chose nothing. */
  hasChosen(list: string): boolean {
    return this.#names.has(list) || this.outer?.hasChosen(list) === true
  }

  called(list: string): string | undefined {
    return this.#names.has(list) ? this.#names.get(list) : this.outer?.called(list)
  }
}

/** The name of the last drawn card among the names. */
export const drawnCardKey = '#card'
