import type { Candidate, LineSource, Recorder, Rule } from '@opfor/kernel'

/** One decision: its list, the chosen candidate and the deciding line, by id. */
export interface DecisionRecord {
  readonly list: string
  readonly chosen: string
  readonly line: string
}

interface OpenDecision {
  readonly nth: number
  readonly list: string
  line: string
}

/** Records the decisions of a match in the order in which they started. */
export class DecisionRecorder implements Recorder<unknown> {
  readonly #made: DecisionRecord[] = []
  readonly #open: (OpenDecision | undefined)[] = []
  readonly #lines: string[] = []

  /** All decisions so far. */
  get made(): readonly DecisionRecord[] {
    return this.#made
  }

  /** The id of each line that narrowed the candidates, broke a tie, was tried or read, one by one. */
  get lines(): readonly string[] {
    return this.#lines
  }

  /** Whether a decision was begun and is not made: it waits for an answer. */
  isOpen(nth: number): boolean {
    return this.#open.some((open) => open?.nth === nth)
  }

  /** Charts are ignored: their result follows from earlier decisions. */
  begin(_nth: unknown, by: LineSource): void {
    if (by.kind === 'chart') {
      this.#open.push(undefined)
      return
    }
    this.#open.push({ nth: this.#made.length, list: by.id, line: '' })
    this.#made.push({ list: by.id, chosen: '', line: '' })
  }

  narrowed(rule: Rule, before: readonly Candidate[], after: readonly Candidate[]): void {
    if (after.length < before.length) this.#setLine(rule)
  }

  tied(rule: Rule): void {
    this.#setLine(rule)
  }

  tried(rule: Rule, _action: Candidate, could: boolean): void {
    if (could) this.#setLine(rule)
    else this.#lines.push(rule.id)
  }

  cell(rule: Rule): void {
    this.#lines.push(rule.id)
  }

  ruled(): void {}

  overruled(): void {}

  restarted(): void {
    this.#open.pop()
  }

  end(chosen: Candidate | undefined): void {
    const open = this.#open.pop()
    if (open !== undefined)
      this.#made[open.nth] = { list: open.list, chosen: chosen?.id ?? '', line: open.line }
  }

  change(): void {}

  #setLine(rule: Rule): void {
    this.#lines.push(rule.id)
    const open = this.#open.at(-1)
    if (open !== undefined) open.line = rule.id
  }
}
