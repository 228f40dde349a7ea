import type { JournalEntry, MatchStep, TurnEndEntry } from './journal.ts'

/** The first changed step, and the number of the first decision whose overrule changed. */
export interface HistoryChange {
  readonly step: number
  readonly decision: number
}

export class History {
  readonly steps: MatchStep[] = []
  readonly #undone: MatchStep[] = []
  readonly #dropped = new Map<MatchStep, readonly MatchStep[]>()
  readonly #turns: { readonly turn: number; readonly after: number }[] = []
  readonly #digests = new Map<number, string>()
  #changed: HistoryChange = unchanged
  #moved = 0

  /** The last step is redone first. */
  get undone(): readonly MatchStep[] {
    return this.#undone
  }

  get changed(): HistoryChange {
    return this.#changed
  }

  digestOf(turn: number): string | undefined {
    return this.#digests.get(turn)
  }

  take(entry: JournalEntry): string | undefined {
    this.#changed = unchanged
    if ('undo' in entry) return this.#undo(entry.undo)
    if ('redo' in entry) return this.#redo(entry.redo)
    if ('turn' in entry) return this.#turn(entry)
    const problem = this.#step(entry)
    if (problem === undefined) this.#undone.length = 0
    return problem
  }

  #step(step: MatchStep): string | undefined {
    if ('overrule' in step) {
      const { after } = step.overrule
      if (after > this.steps.length)
        return `an overrule after step ${after}, but there are only ${this.steps.length}`
      this.#dropped.set(step, this.steps.splice(after))
    }
    this.#touch(step)
    this.steps.push(step)
    return undefined
  }

  #undo(count: number): string | undefined {
    for (let i = 0; i < count; i += 1) {
      const step = this.steps.pop()
      if (step === undefined) return `${count} steps to undo, but there were only ${i}`
      const dropped = this.#dropped.get(step) ?? []
      if (this.#isTooMuch(dropped.length)) return tooManyMoves
      this.#undone.push(step)
      this.#touch(step)
      for (const back of dropped) this.steps.push(back)
    }
    return undefined
  }

  #redo(count: number): string | undefined {
    for (let i = 0; i < count; i += 1) {
      const step = this.#undone.pop()
      if (step === undefined) return `${count} steps to redo, but there were only ${i}`
      if (this.#isTooMuch(0)) return tooManyMoves
      this.#step(step)
    }
    return undefined
  }

  #isTooMuch(more: number): boolean {
    this.#moved += more + 1
    return this.#moved > maxMoved
  }

  #turn({ turn, digest }: TurnEndEntry): string | undefined {
    const last = this.#turns.at(-1)?.turn ?? 0
    if (turn <= last) return `turn ${turn} ends, but turn ${last} has ended`
    this.#turns.push({ turn, after: this.steps.length })
    this.#digests.set(turn, digest)
    return undefined
  }

  /** Adding or removing the last step invalidates later digests. */
  #touch(step: MatchStep): void {
    const overrule = 'overrule' in step ? step.overrule : undefined
    this.#changed = {
      step: Math.min(this.#changed.step, this.steps.length),
      decision: Math.min(this.#changed.decision, overrule?.decision ?? Infinity),
    }
    for (;;) {
      const last = this.#turns.at(-1)
      if (last === undefined) return
      if (last.after <= this.steps.length && last.turn <= (overrule?.turn ?? Infinity)) return
      this.#turns.pop()
      this.#digests.delete(last.turn)
    }
  }
}

/** Maximum undone and redone steps per match, against misuse. */
const maxMoved = 5_000_000
const tooManyMoves = `more than ${maxMoved} steps are undone and redone`

const unchanged: HistoryChange = { step: Infinity, decision: Infinity }
