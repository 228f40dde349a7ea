import type { Entry, Step, TurnEnd } from './journal.ts'

/** What an entry changed: the first step, and the number of the first decision whose overrule changed. */
export interface Changed {
  readonly step: number
  readonly decision: number
}

/** The state after a journal's entries: the steps in effect, those that can be redone, and the digests of turns. */
export class History {
  readonly steps: Step[] = []
  readonly #undone: Step[] = []
  readonly #dropped = new Map<Step, readonly Step[]>()
  readonly #turns: { readonly turn: number; readonly after: number }[] = []
  readonly #digests = new Map<number, string>()
  #changed: Changed = unchanged
  #moved = 0

  /** The steps that can be redone; the last one is redone first. */
  get undone(): readonly Step[] {
    return this.#undone
  }

  /** What the last entry changed. */
  get changed(): Changed {
    return this.#changed
  }

  /** The stored digest of a turn. */
  digestOf(turn: number): string | undefined {
    return this.#digests.get(turn)
  }

  /** Adds an entry; returns the problem if it does not fit. */
  take(entry: Entry): string | undefined {
    this.#changed = unchanged
    if ('undo' in entry) return this.#undo(entry.undo)
    if ('redo' in entry) return this.#redo(entry.redo)
    if ('turn' in entry) return this.#turn(entry)
    const problem = this.#step(entry)
    if (problem === undefined) this.#undone.length = 0
    return problem
  }

  #step(step: Step): string | undefined {
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

  #turn({ turn, digest }: TurnEnd): string | undefined {
    const last = this.#turns.at(-1)?.turn ?? 0
    if (turn <= last) return `turn ${turn} ends, but turn ${last} has ended`
    this.#turns.push({ turn, after: this.steps.length })
    this.#digests.set(turn, digest)
    return undefined
  }

  /** The last step was added or removed: later digests are no longer valid. */
  #touch(step: Step): void {
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

/** The maximum number of undone and redone steps per match, a limit against misuse. */
const maxMoved = 5_000_000
const tooManyMoves = `more than ${maxMoved} steps are undone and redone`

const unchanged: Changed = { step: Infinity, decision: Infinity }
