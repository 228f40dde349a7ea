import type { Candidate, RuleList, LogRecorder, Rule } from '@opfor/kernel'

export function firstDifferentDecision(
  first: readonly DecisionRecord[],
  second: readonly DecisionRecord[],
): number | undefined {
  for (let nth = 0; nth < Math.max(first.length, second.length); nth += 1)
    if (first[nth]?.list !== second[nth]?.list || first[nth]?.chosen !== second[nth]?.chosen) return nth
  return undefined
}

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

/** In the order in which decisions start. */
export class DecisionRecorder implements LogRecorder<unknown> {
  readonly #made: DecisionRecord[] = []
  readonly #open: (OpenDecision | undefined)[] = []
  readonly #lines: string[] = []

  get made(): readonly DecisionRecord[] {
    return this.#made
  }

  /** Lines that narrowed the candidates, broke a tie, or were tried or read. */
  get lines(): readonly string[] {
    return this.#lines
  }

  isOpen(nth: number): boolean {
    return this.#open.some((open) => open?.nth === nth)
  }

  /** Ignores charts: their result follows from earlier decisions. */
  begin(_nth: unknown, by: RuleList): void {
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
