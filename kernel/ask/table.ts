import { Memory } from './memory.ts'
import type { Message, Params } from '../say/message.ts'
import type { Overrule } from './overrule.ts'
import type { Question, Seat } from './question.ts'
import type { Recorder } from './recorder.ts'

/** In place of an answer: nobody can answer yet, the question must be waited for. */
export const wait: unique symbol = Symbol('wait')

/** In place of an answer: the situation was corrected, the question must be put afresh. */
export const again: unique symbol = Symbol('again')

/** Answers a question at once, or says `wait`, or `again` after a correction. */
export type Reply = (question: Question) => unknown

/** How many decisions were begun: those that are counted, and since the last of these the others. */
export interface DecisionCount {
  readonly decisions: number
  readonly between: number
}

/** The overrule of a decision, where it is the next step of the match. */
type NextOverrule = (decision: number, between: number | undefined) => Overrule | undefined

/** Where a step began that may begin again. */
export interface StepMark {
  readonly changes: number
  readonly decisions: number
  readonly between: number
  readonly told: number
  readonly outer: StepMark | undefined
}

/** The one cell that holds the situation. A rule reads `now`, and never keeps a situation across a `yield*`. */
export class Table<S> {
  readonly reply: Reply
  readonly recorder: Recorder<S> | undefined
  readonly memory: Memory
  readonly #nextOverrule: NextOverrule | undefined
  readonly #overrules = new Map<string, Overrule>()
  #now: S
  #corrections = 0
  #changes = 0
  #decisions: number
  #between: number
  #step: StepMark | undefined

  constructor(
    start: S,
    reply: Reply = () => wait,
    recorder?: Recorder<S>,
    memory: Memory = new Memory(),
    decisions: DecisionCount = { decisions: 0, between: 0 },
    nextOverrule?: NextOverrule,
  ) {
    this.#now = start
    this.reply = reply
    this.recorder = recorder
    this.memory = memory
    this.#decisions = decisions.decisions
    this.#between = decisions.between
    this.#nextOverrule = nextOverrule
  }

  /** The situation as it stands. */
  get now(): S {
    return this.#now
  }

  /** How many corrections were made: a rule that asked compares it to know whether to look again. */
  get corrections(): number {
    return this.#corrections
  }

  /** How many decisions were begun. */
  get decisions(): number {
    return this.#decisions
  }

  /** How many decisions were begun since the last one that is counted. */
  get between(): number {
    return this.#between
  }

  /** Changes the situation and tells the person what to move; only the telling is optional. */
  change(next: S, tell: Message, params?: Params, to?: Seat): void {
    const before = this.#now
    this.#now = next
    this.#changes += 1
    this.recorder?.change(before, next, tell, params, to)
  }

  /** The person found the real table otherwise: the situation is replaced. */
  correct(next: S): void {
    this.#now = next
    this.#corrections += 1
  }

  /** Counts a decision and says which it is in this match. */
  decide(): number {
    this.#decisions += 1
    this.#between = 0
    return this.#decisions - 1
  }

  /** Counts a decision that came to the rules after matches had been kept: it takes no number of its own. */
  decideBetween(): number {
    this.#between += 1
    return this.#between
  }

  /** The overrule of a decision: the one that comes next, or the one it was begun with before a correction. */
  overruled(decision: number, between: number | undefined): Overrule | undefined {
    const next = this.#nextOverrule?.(decision, between)
    if (next !== undefined) this.#overrules.set(keyOf(decision, between), next)
    return next ?? this.overruledBefore(decision, between)
  }

  /** The overrule that a decision was begun with before a correction. */
  overruledBefore(decision: number, between: number | undefined): Overrule | undefined {
    return this.#overrules.size === 0 ? undefined : this.#overrules.get(keyOf(decision, between))
  }

  /** A step begins that would begin again after a correction. */
  beginStep(): StepMark {
    const mark = {
      changes: this.#changes,
      decisions: this.#decisions,
      between: this.#between,
      told: this.recorder?.mark?.() ?? 0,
      outer: this.#step,
    }
    this.#step = mark
    return mark
  }

  /** Whether a step is under way that has changed nothing yet. */
  get stepIsUnchanged(): boolean {
    return this.#step?.changes === this.#changes
  }

  /** What a step has concluded since its mark counts no longer. */
  backTo(mark: StepMark): void {
    this.#decisions = mark.decisions
    this.#between = mark.between
    this.recorder?.forget?.(mark.told)
    this.#step = mark
  }

  endStep(mark: StepMark): void {
    this.#step = mark.outer
  }
}

function keyOf(decision: number, between: number | undefined): string {
  return between === undefined ? String(decision) : `${decision} ${between}`
}
