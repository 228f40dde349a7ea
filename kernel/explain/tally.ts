import type { Candidate } from '../pieces/candidate.ts'
import type { Rule } from '../ask/line.ts'
import type { Recorder } from '../ask/recorder.ts'
import type { Ruling } from '../ask/ruling.ts'

/** How often a line was reached (`spoke`) and narrowed (`decided`). */
export interface LineTally {
  readonly spoke: number
  readonly decided: number
}

/** Counts lines without storing them, for rule coverage and the lab. */
export class Tally implements Recorder<unknown> {
  readonly #lines = new Map<string, { spoke: number; decided: number }>()
  readonly #rulings = new Map<string, number>()
  #overrules = 0

  /** The counts of each reached line, by id. */
  get lines(): ReadonlyMap<string, LineTally> {
    return this.#lines
  }

  /** How often each reading was used outside a list, by `ruling:reading`. */
  get rulings(): ReadonlyMap<string, number> {
    return this.#rulings
  }

  get overrules(): number {
    return this.#overrules
  }

  begin(): void {}

  narrowed(rule: Rule, before: readonly Candidate[], after: readonly Candidate[]): void {
    this.#count(rule.id, after.length < before.length)
  }

  tied(rule: Rule): void {
    this.#count(rule.id, true)
  }

  tried(rule: Rule, _action: Candidate, could: boolean): void {
    this.#count(rule.id, could)
  }

  cell(rule: Rule): void {
    this.#count(rule.id, true)
  }

  reached(rule: Rule): void {
    this.#count(rule.id, true)
  }

  ruled(ruling: Ruling, reading: string): void {
    const key = `${ruling.id}:${reading}`
    this.#rulings.set(key, (this.#rulings.get(key) ?? 0) + 1)
  }

  overruled(): void {
    this.#overrules += 1
  }

  restarted(): void {}

  end(): void {}

  change(): void {}

  #count(id: string, decided: boolean): void {
    const known = this.#lines.get(id)
    if (known === undefined) this.#lines.set(id, { spoke: 1, decided: decided ? 1 : 0 })
    else {
      known.spoke += 1
      if (decided) known.decided += 1
    }
  }
}
