import type { Candidate, RuleList, LogRecorder, Rule } from '@opfor/kernel'

export interface CodedDecision<S> {
  readonly list: string
  readonly about: unknown
  readonly now: S
  readonly among: readonly Candidate[]
  /** Candidates before a tie was broken; one or none if there was no tie. */
  readonly left: readonly Candidate[]
  readonly chosen: Candidate | undefined
  /** The die that broke the tie. */
  readonly roll: number | undefined
}

type Open<S> = { -readonly [K in keyof CodedDecision<S>]: CodedDecision<S>[K] }

/** Records decisions of the requested lists in the order in which they end. */
export class CodedDecisions<S> implements LogRecorder<S> {
  readonly made: CodedDecision<S>[] = []
  readonly #lists: readonly string[]
  readonly #open: Open<S>[] = []

  constructor(lists: readonly string[]) {
    this.#lists = lists
  }

  begin(_: unknown, { id }: RuleList, among: readonly Candidate[], about: unknown, now: S): void {
    this.#open.push({ list: id, about, now, among, left: [], chosen: undefined, roll: undefined })
  }

  tied(_: Rule, before: readonly Candidate[], __: Candidate, roll: number | undefined): void {
    const open = this.#open.at(-1)
    if (open !== undefined) [open.left, open.roll] = [before, roll]
  }

  end(chosen: Candidate | undefined): void {
    const open = this.#open.pop()
    if (open === undefined || !this.#lists.includes(open.list)) return
    const left = open.left.length > 0 || chosen === undefined ? open.left : [chosen]
    this.made.push({ ...open, left, chosen })
  }

  restarted(): void {
    this.#open.pop()
  }

  narrowed(): void {}

  tried(): void {}

  cell(): void {}

  ruled(): void {}

  overruled(): void {}

  change(): void {}
}
