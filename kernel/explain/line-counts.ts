import type { Candidate } from '../pieces/candidate.ts'
import type { Rule } from '../ask/decision.ts'
import type { LogRecorder } from '../ask/recorder.ts'
import type { Ruling } from '../ask/ruling.ts'

export interface LineCounter {
  readonly reached: number
  readonly decisive: number
}

export class LineCounts implements LogRecorder<unknown> {
  readonly #lines = new Map<string, { reached: number; decisive: number }>()
  readonly #rulings = new Map<string, number>()
  #overrules = 0

  get lines(): ReadonlyMap<string, LineCounter> {
    return this.#lines
  }

  /** Uses of readings outside a list, by `ruling:reading`. */
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

  #count(id: string, decisive: boolean): void {
    const known = this.#lines.get(id)
    if (known === undefined) this.#lines.set(id, { reached: 1, decisive: decisive ? 1 : 0 })
    else {
      known.reached += 1
      if (decisive) known.decisive += 1
    }
  }
}
