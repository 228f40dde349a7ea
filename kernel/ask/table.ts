import type { Message, Params } from '../messages/message.ts'
import { FactMemory } from './fact-memory.ts'
import type { Overrule } from './overrule.ts'
import type { Question, Seat } from './question.ts'
import type { LogRecorder } from './recorder.ts'
import { currentReading, type Readings, type Ruling } from './ruling.ts'

/** Reads a ruling outside a list and logs its use. */
export function applyRuling<R extends string, S extends { readonly rulings: Readings }>(
  table: Table<S>,
  by: Ruling<R>,
): R {
  const chosen = currentReading(table.now, by)
  table.recorder?.ruled(by, chosen)
  return chosen
}

/** Returned if there is no answer yet. */
export const pendingSignal: unique symbol = Symbol('wait')

/** Returned after a correction: the question has to be asked again. */
export const restartSignal: unique symbol = Symbol('again')

/** Returns the answer, `pending`, or `restart` after a correction. */
export type Replier = (question: Question) => unknown

/** Undefined unless the overrule is the next step of the match. */
type NextOverrule = (decision: number) => Overrule | undefined

export interface RestartPoint {
  readonly changes: number
  readonly decisions: number
  readonly told: number
  readonly outer: RestartPoint | undefined
}

/** Thrown to end a match in the middle of a turn. */
export class MatchOverSignal extends Error {}

/** Holds the situation. Rules read `now`, and never store a situation across a `yield*`. */
export class Table<S> {
  readonly reply: Replier
  readonly recorder: LogRecorder<S> | undefined
  readonly memory: FactMemory
  readonly #nextOverrule: NextOverrule | undefined
  readonly #isOver: (() => boolean) | undefined
  readonly #overrules = new Map<number, Overrule>()
  #now: S
  #corrections = 0
  #changes = 0
  #decisions: number
  #step: RestartPoint | undefined

  constructor(
    start: S,
    reply: Replier = () => pendingSignal,
    recorder?: LogRecorder<S>,
    memory: FactMemory = new FactMemory(),
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

  get now(): S {
    return this.#now
  }

  /** Rules compare this after a question to detect a correction. */
  get corrections(): number {
    return this.#corrections
  }

  get decisions(): number {
    return this.#decisions
  }

  /** Changes the situation and logs the move to make. */
  change(next: S, tell: Message, params?: Params, to?: Seat): void {
    const before = this.#now
    this.#now = next
    this.#changes += 1
    this.recorder?.change(before, next, tell, params, to)
  }

  /** For rules that may end the match after any step; otherwise it ends with the turn. */
  endIfOver(): void {
    if (this.#isOver?.() === true) throw new MatchOverSignal()
  }

  correct(next: S): void {
    this.#now = next
    this.#corrections += 1
  }

  decide(): number {
    this.#decisions += 1
    return this.#decisions - 1
  }

  /** Returns the next step, or the overrule from before a correction. */
  overruled(decision: number): Overrule | undefined {
    const next = this.#nextOverrule?.(decision)
    if (next !== undefined) this.#overrules.set(decision, next)
    return next ?? this.overruledBefore(decision)
  }

  overruledBefore(decision: number): Overrule | undefined {
    return this.#overrules.get(decision)
  }

  beginStep(): RestartPoint {
    const mark = {
      changes: this.#changes,
      decisions: this.#decisions,
      told: this.recorder?.mark?.() ?? 0,
      outer: this.#step,
    }
    this.#step = mark
    return mark
  }

  get stepIsUnchanged(): boolean {
    return this.#step?.changes === this.#changes
  }

  backTo(mark: RestartPoint): void {
    this.#decisions = mark.decisions
    this.recorder?.removeDecision?.(mark.told)
    this.#step = mark
  }

  endStep(mark: RestartPoint): void {
    this.#step = mark.outer
  }
}
