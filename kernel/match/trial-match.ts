import type { GameModule, MatchOutcome } from './game-module.ts'
import type { MatchStep } from './journal.ts'
import type { FactMemory } from '../ask/fact-memory.ts'
import type { Question } from '../ask/question.ts'
import { MatchRun, type Snapshot } from './match-run.ts'

/** A trial match from a position in another one, without journal and log. */
export class TrialMatch<S> {
  readonly #game: GameModule<S>
  readonly #steps: MatchStep[]
  readonly #run: MatchRun<S>

  /** Copies the memory and the steps since the snapshot. */
  constructor(game: GameModule<S>, from: Snapshot<S>, memory: FactMemory, since: readonly MatchStep[]) {
    this.#game = game
    this.#steps = [...since]
    const start = { ...from, steps: 0, told: 0, facts: memory.length }
    this.#run = new MatchRun(
      { game, steps: this.#steps, from: start, memory, recording: false },
      since.length,
    )
  }

  get question(): Question | undefined {
    return this.#run.question
  }

  get situation(): S {
    return this.#run.situation
  }

  get outcome(): MatchOutcome | undefined {
    return this.#run.outcome
  }

  /** Expects a parsed or sampled value. */
  answer(value: unknown): void {
    const question = this.#run.question
    if (question === undefined) return
    this.#steps.push({ q: question.id, a: question.write(value), by: 'policy' })
    this.#run.answer(value)
  }

  fork(): TrialMatch<S> {
    const from = this.#run.snapshotBefore(this.#steps.length)
    const since = this.#steps.slice(from.steps)
    return new TrialMatch(this.#game, from, this.#run.memoryAt(from), since)
  }
}
