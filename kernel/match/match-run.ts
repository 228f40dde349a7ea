import { FactMemory } from '../ask/fact-memory.ts'
import type { Overrule } from '../ask/overrule.ts'
import type { Procedure } from '../ask/procedure.ts'
import type { Question } from '../ask/question.ts'
import { restartSignal, MatchOverSignal, Table, pendingSignal } from '../ask/table.ts'
import { formatAnswer } from '../explain/format-answer.ts'
import { type LogPosition, MatchRecorder } from '../explain/match-recorder.ts'
import { redactSecrets } from '../explain/manual-steps-after-undo.ts'
import { type Message, type Params, withParams } from '../messages/message.ts'
import { replayMismatchKinds, ReplayMismatch } from '../messages/replay-mismatch.ts'
import { applyCorrection, type GameModule, type MatchOutcome } from './game-module.ts'
import type { MatchStep } from './journal.ts'

const mismatch = (kind: Message, params: Params) => new ReplayMismatch(withParams(kind, params))

export function* finishTurn(turn: Procedure<void>): Procedure<void> {
  try {
    yield* turn
  } catch (error) {
    if (!(error instanceof MatchOverSignal)) throw error
  }
}

export interface Snapshot<S> extends LogPosition {
  readonly situation: S
  readonly fresh: boolean
  readonly chances: number
  readonly decisions: number
  readonly facts: number
  readonly told: number
}

export function initialSnapshot<S>(situation: S, fresh: boolean): Snapshot<S> {
  return { situation, fresh, steps: 0, turns: 0, chances: 0, decisions: 0, facts: 0, told: 0 }
}

export interface RunStart<S> {
  readonly game: GameModule<S>
  /** Steps in effect; the run reads them on demand. */
  readonly steps: readonly MatchStep[]
  readonly from: Snapshot<S>
  readonly memory?: FactMemory
  readonly recording: boolean
  turnEnded?(turn: number, situation: S, steps: number): void
}

/** Runs to the end of the given steps or to the next question. */
export class MatchRun<S> {
  readonly #running: RunStart<S>
  readonly #snapshots: Snapshot<S>[]
  readonly #memory: FactMemory
  readonly #story: MatchRecorder<S> | undefined
  #table: Table<S>
  #procedure: Procedure<void>
  #steps: number
  #until: number
  #turns: number
  #chances: number
  #question: Question | undefined

  constructor(running: RunStart<S>, until: number) {
    this.#running = running
    this.#snapshots = [running.from]
    this.#memory = running.memory ?? new FactMemory()
    this.#story = running.recording ? new MatchRecorder(() => this) : undefined
    this.#until = until
    this.#steps = 0
    this.#turns = 0
    this.#chances = 0
    this.#table = new Table(running.from.situation)
    this.#procedure = this.#played(false)
    this.#resume(running.from)
  }

  /** Undefined if the match is over. */
  get question(): Question | undefined {
    return this.#question
  }

  get situation(): S {
    return this.#table.now
  }

  get outcome(): MatchOutcome | undefined {
    return this.#question === undefined ? this.#running.game.outcome(this.#table.now) : undefined
  }

  get steps(): number {
    return this.#steps
  }

  /** Number of ended turns; set-up counts as the first. */
  get turns(): number {
    return this.#turns
  }

  get chances(): number {
    return this.#chances
  }

  /** Excludes what is secret now. */
  get told(): MatchRecorder<S>['told'] {
    return redactSecrets(this.#story?.told ?? [], this.#running.game.declared, this.#table.now)
  }

  /** The latest snapshot before these numbers of steps and decisions from which the match can continue. */
  snapshotBefore(steps: number, decision = Infinity): Snapshot<S> {
    for (let at = this.#snapshots.length - 1; at > 0; at -= 1) {
      const snapshot = this.#snapshots[at]
      if (snapshot !== undefined && snapshot.steps <= steps && snapshot.decisions <= decision) return snapshot
    }
    return this.#running.from
  }

  memoryAt(snapshot: Snapshot<S>): FactMemory {
    return this.#memory.fork(snapshot.facts)
  }

  /** The step must already be in the list. */
  answer(value: unknown): void {
    this.#count(this.#question)
    this.#until = this.#steps
    if (this.#question !== undefined) this.#story?.answered(this.#question, value)
    this.#advance(value)
  }

  /** Asks the current question again. */
  correct(situation: S): void {
    this.#steps += 1
    this.#until = this.#steps
    this.#table.correct(situation)
    this.#advance(restartSignal)
  }

  replay(from: Snapshot<S>, until: number): void {
    this.#snapshots.length = this.#snapshots.lastIndexOf(from) + 1
    this.#memory.backTo(from.facts)
    this.#story?.backTo(from.told)
    this.#until = until
    this.#resume(from)
  }

  #resume(from: Snapshot<S>): void {
    this.#steps = from.steps
    this.#turns = from.turns
    this.#chances = from.chances
    this.#table = new Table(
      from.situation,
      (question) => this.#reply(question),
      this.#story,
      this.#memory,
      from.decisions,
      (decision) => this.#overruled(decision),
      () => this.#running.game.outcome(this.#table.now) !== undefined,
    )
    this.#procedure = this.#played(from.fresh)
    this.#advance(undefined)
  }

  #advance(value: unknown): void {
    const next = this.#procedure.next(value)
    this.#question = next.done === true ? undefined : next.value
    if (this.#steps < this.#until) throw mismatch(replayMismatchKinds.over, { step: this.#steps })
  }

  *#played(fresh: boolean): Procedure<void> {
    const { game } = this.#running
    if (fresh) {
      yield* finishTurn(game.setup(this.#table))
      this.#turnEnded()
    }
    while (game.outcome(this.#table.now) === undefined) {
      yield* finishTurn(game.turn(this.#table))
      this.#turnEnded()
    }
  }

  #turnEnded(): void {
    this.#turns += 1
    this.#snapshots.push({
      situation: this.#table.now,
      fresh: false,
      steps: this.#steps,
      turns: this.#turns,
      chances: this.#chances,
      decisions: this.#table.decisions,
      facts: this.#memory.length,
      told: this.#story?.told.length ?? 0,
    })
    this.#running.turnEnded?.(this.#turns, this.#table.now, this.#steps)
  }

  #count(question: Question | undefined): void {
    this.#steps += 1
    if (question?.to === 'chance') this.#chances += 1
  }

  #next(): MatchStep | undefined {
    return this.#steps < this.#until ? this.#running.steps[this.#steps] : undefined
  }

  #overruled(decision: number): Overrule | undefined {
    const step = this.#next()
    if (step === undefined || !('overrule' in step)) return undefined
    if (step.overrule.decision !== decision) return undefined
    this.#steps += 1
    return step.overrule
  }

  #reply(question: Question): unknown {
    const next = this.#next()
    if (next === undefined) return pendingSignal
    const step = this.#steps + 1
    if ('correct' in next) {
      const now = applyCorrection(this.#running.game, this.#table.now, next.correct)
      if (!now.ok) throw mismatch(replayMismatchKinds.correction, { step, problem: now.problem })
      this.#steps += 1
      this.#table.correct(now.value)
      return restartSignal
    }
    if ('overrule' in next) throw mismatch(replayMismatchKinds.overrule, { step, list: next.overrule.list })
    const asked = { step, question: question.text, was: next.q, is: question.id }
    if (next.q !== question.id) throw mismatch(replayMismatchKinds.question, asked)
    const answer = question.parse(next.a)
    if (!answer.ok)
      throw mismatch(replayMismatchKinds.answer, {
        ...asked,
        answer: formatAnswer(question, next.a),
        problem: answer.problem,
      })
    this.#count(question)
    this.#story?.answered(question, answer.value)
    return answer.value
  }
}
