import type { Entry, Step, TurnEnd } from './journal.ts'
import type { Before } from '../say/nth.ts'

/** From where on an entry changed what counts: the first step, and the first decision that was overruled or no longer is. */
export interface Changed {
  readonly step: number
  readonly before: Before
}

/** The fold of a journal's entries: the steps that count, those that may be redone, and the digests of turns. */
export class History {
  readonly steps: Step[] = []
  readonly #undone: Step[] = []
  readonly #dropped = new Map<Step, readonly Step[]>()
  readonly #turns: { readonly turn: number; readonly after: number }[] = []
  readonly #digests = new Map<number, string>()
  #changed: Changed = unchanged
  #moved = 0

  /** The steps that may be given again; the last of them comes first. */
  get undone(): readonly Step[] {
    return this.#undone
  }

  /** From where on the last entry changed what counts. */
  get changed(): Changed {
    return this.#changed
  }

  /** The digest that was kept at the end of a turn. */
  digestOf(turn: number): string | undefined {
    return this.#digests.get(turn)
  }

  /** Takes an entry in; says what is wrong with one that does not fit. */
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
      if (this.#isTooMuch(dropped.length)) return tooMuch
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
      if (this.#isTooMuch(0)) return tooMuch
      this.#step(step)
    }
    return undefined
  }

  #isTooMuch(more: number): boolean {
    this.#moved += more + 1
    return this.#moved > mostMoved
  }

  #turn({ turn, digest }: TurnEnd): string | undefined {
    const last = this.#turns.at(-1)?.turn ?? 0
    if (turn <= last) return `turn ${turn} ends, but turn ${last} has ended`
    this.#turns.push({ turn, after: this.steps.length })
    this.#digests.set(turn, digest)
    return undefined
  }

  /** The step at the end of the steps came or went: what came after it no longer counts. */
  #touch(step: Step): void {
    const overrule = 'overrule' in step ? step.overrule : undefined
    this.#changed = {
      step: Math.min(this.#changed.step, this.steps.length),
      before: overrule === undefined ? this.#changed.before : earlier(this.#changed.before, overrule),
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

/** How many steps may be undone and redone in one match: more than any person does, as a limit for programs. */
const mostMoved = 5_000_000
const tooMuch = `more than ${mostMoved} steps are taken back and given again`

const unchanged: Changed = { step: Infinity, before: { decision: Infinity } }

/** The one of two decisions that came first; one that is counted comes after those before it that are not. */
function earlier(one: Before, other: Before): Before {
  if (one.decision !== other.decision) return one.decision < other.decision ? one : other
  return (one.between ?? Infinity) <= (other.between ?? Infinity) ? one : other
}
