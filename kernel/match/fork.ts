import type { GameModule, Outcome } from './game-module.ts'
import type { JournalStep } from './journal.ts'
import type { FactMemory } from '../ask/memory.ts'
import type { Question } from '../ask/question.ts'
import { Run, type Snapshot } from './run.ts'

/** A trial match from a position in another one, without journal and log. */
export class Fork<S> {
  readonly #game: GameModule<S>
  readonly #steps: JournalStep[]
  readonly #run: Run<S>

  /** Copies the memory and the steps since the snapshot. */
  constructor(game: GameModule<S>, from: Snapshot<S>, memory: FactMemory, since: readonly JournalStep[]) {
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

  /** Expects a parsed or sampled value. */
  answer(value: unknown): void {
    const question = this.#run.question
    if (question === undefined) return
    this.#steps.push({ q: question.id, a: question.write(value), by: 'policy' })
    this.#run.answer(value)
  }

  fork(): Fork<S> {
    const from = this.#run.snapshotBefore(this.#steps.length)
    const since = this.#steps.slice(from.steps)
    return new Fork(this.#game, from, this.#run.memoryAt(from), since)
  }
}
