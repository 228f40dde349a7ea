import type { Candidate, RuleList, LogRecorder, Rule } from '@opfor/kernel'
import type { Situation } from '../declare/situation.ts'

/** The deciding line is a number, a row, or `tie`. */
export interface DecidedSource {
  readonly source: string
  readonly result: string
  readonly line: string
}

/** The candidates before a tie was broken, and the chosen one if any. */
interface Made {
  readonly source: string
  readonly left: readonly string[]
  readonly chosen: string | undefined
}

export class ExampleRecorder implements LogRecorder<Situation> {
  readonly seen: DecidedSource[] = []
  readonly made: Made[] = []
  readonly #open: { readonly source: string; line: string; tied: readonly Candidate[] }[] = []

  begin(_: unknown, { id }: RuleList): void {
    this.#open.push({ source: id, line: '', tied: [] })
  }

  narrowed(rule: Rule, before: readonly Candidate[], after: readonly Candidate[]): void {
    if (after.length < before.length) this.#decided(rule.number)
  }

  tied(_: Rule, before: readonly Candidate[]): void {
    const open = this.#open.at(-1)
    if (open !== undefined) open.tied = before
    this.#decided('tie')
  }

  tried(rule: Rule, _: Candidate, could: boolean): void {
    if (could) this.#decided(rule.number)
  }

  cell(_: Rule, row: string): void {
    this.#decided(row)
  }

  end(chosen: Candidate | undefined): void {
    const { source, line, tied } = this.#open.pop() ?? { source: '', line: '', tied: [] }
    const left = tied.length > 0 || chosen === undefined ? tied : [chosen]
    this.made.push({ source, left: left.map(({ id }) => id), chosen: chosen?.id })
    if (chosen !== undefined) this.seen.push({ source, result: chosen.id, line })
  }

  restarted(): void {
    this.#open.pop()
  }

  ruled(): void {}

  overruled(): void {}

  change(): void {}

  #decided(line: string | undefined): void {
    const open = this.#open.at(-1)
    if (open !== undefined && line !== undefined) open.line = line
  }
}
