import type { GameModule, Outcome } from './game-module.ts'
import type { Step } from './journal.ts'
import type { Memory } from '../ask/memory.ts'
import type { Question } from '../ask/question.ts'
import { Run, type Snapshot } from './run.ts'

/** A trial match from a position in the middle of another one, without journal and log. */
export class Fork<S> {
  readonly #game: GameModule<S>
  readonly #steps: Step[]
  readonly #run: Run<S>

  /** Continues from a snapshot, with a copy of the memory and the steps since. */
  constructor(game: GameModule<S>, from: Snapshot<S>, memory: Memory, since: readonly Step[]) {
    this.#game = game
    this.#steps = [...since]
    const start = { ...from, steps: 0, told: 0, facts: memory.length }
    this.#run = new Run({ game, steps: this.#steps, from: start, memory, recording: false }, since.length)
  }

  get question(): Question | undefined {
    return this.#run.question
  }

  get situation(): S {
    return this.#run.situation
  }

  get outcome(): Outcome | undefined {
    return this.#run.outcome
  }

  /** Answers the current question with a parsed or sampled value. */
  answer(value: unknown): void {
    const question = this.#run.question
    if (question === undefined) return
    this.#steps.push({ q: question.id, a: question.write(value), by: 'policy' })
    this.#run.answer(value)
  }

  /** Another match from the same position. */
  fork(): Fork<S> {
    const from = this.#run.snapshotBefore(this.#steps.length)
    const since = this.#steps.slice(from.steps)
    return new Fork(this.#game, from, this.#run.memoryAt(from), since)
  }
}
