import { Memory } from './memory.ts'
import type { Message, Params } from '../say/message.ts'
import type { Overrule } from './overrule.ts'
import type { Question, Seat } from './question.ts'
import type { Recorder } from './recorder.ts'

/** Returned instead of an answer: there is no answer yet. */
export const wait: unique symbol = Symbol('wait')

/** Returned instead of an answer: the situation was corrected, and the question has to be asked again. */
export const again: unique symbol = Symbol('again')

/** Answers a question, or returns `wait`, or `again` after a correction. */
export type Reply = (question: Question) => unknown

/** The overrule of a decision, if it is the next step of the match. */
type NextOverrule = (decision: number) => Overrule | undefined

/** The start of a step that can restart. */
export interface StepMark {
  readonly changes: number
  readonly decisions: number
  readonly told: number
  readonly outer: StepMark | undefined
}

/** Thrown to end a match in the middle of a turn. */
export class MatchOver extends Error {}

/** The one cell that holds the situation. A rule reads `now`, and never keeps a situation across a `yield*`. */
export class Table<S> {
  readonly reply: Reply
  readonly recorder: Recorder<S> | undefined
  readonly memory: Memory
  readonly #nextOverrule: NextOverrule | undefined
  readonly #isOver: (() => boolean) | undefined
  readonly #overrules = new Map<number, Overrule>()
  #now: S
  #corrections = 0
  #changes = 0
  #decisions: number
  #step: StepMark | undefined

  constructor(
    start: S,
    reply: Reply = () => wait,
    recorder?: Recorder<S>,
    memory: Memory = new Memory(),
    decisions = 0,
    nextOverrule?: NextOverrule,
    isOver?: () => boolean,
  ) {
    this.#now = start
    this.reply = reply
    this.recorder = recorder
    this.memory = memory
    this.#decisions = decisions
    this.#nextOverrule = nextOverrule
    this.#isOver = isOver
  }

  /** The current situation. */
  get now(): S {
    return this.#now
  }

  /** The number of corrections; rules compare it after a question to detect a correction. */
  get corrections(): number {
    return this.#corrections
  }

  /** The number of decisions that were started. */
  get decisions(): number {
    return this.#decisions
  }

  /** Changes the situation and logs what to move; the message is optional. */
  change(next: S, tell: Message, params?: Params, to?: Seat): void {
    const before = this.#now
    this.#now = next
    this.#changes += 1
    this.recorder?.change(before, next, tell, params, to)
  }

  /** Ends the match at once if it is over by now; without this it ends with the turn. For rules whose end may come after any step. */
  endIfOver(): void {
    if (this.#isOver?.() === true) throw new MatchOver()
  }

  /** Replaces the situation after a correction. */
  correct(next: S): void {
    this.#now = next
    this.#corrections += 1
  }

  /** Counts a decision and returns its number. */
  decide(): number {
    this.#decisions += 1
    return this.#decisions - 1
  }

  /** The overrule of a decision: the next step, or the one that it started with before a correction. */
  overruled(decision: number): Overrule | undefined {
    const next = this.#nextOverrule?.(decision)
    if (next !== undefined) this.#overrules.set(decision, next)
    return next ?? this.overruledBefore(decision)
  }

  /** The overrule that a decision started with before a correction. */
  overruledBefore(decision: number): Overrule | undefined {
    return this.#overrules.get(decision)
  }

  /** Starts a step that restarts after a correction. */
  beginStep(): StepMark {
    const mark = {
      changes: this.#changes,
      decisions: this.#decisions,
      told: this.recorder?.mark?.() ?? 0,
      outer: this.#step,
    }
    this.#step = mark
    return mark
  }

  /** Whether a step is in progress that has not changed anything yet. */
  get stepIsUnchanged(): boolean {
    return this.#step?.changes === this.#changes
  }

  /** Discards what a step has logged since its start. */
  backTo(mark: StepMark): void {
    this.#decisions = mark.decisions
    this.recorder?.forget?.(mark.told)
    this.#step = mark
  }

  endStep(mark: StepMark): void {
    this.#step = mark.outer
  }
}
