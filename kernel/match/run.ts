import { answerTold } from '../explain/answer-told.ts'
import { corrected, type GameModule, type Outcome } from './game-module.ts'
import type { Step } from './journal.ts'
import { Memory } from '../ask/memory.ts'
import { fill } from '../say/message.ts'
import { differs, Mismatch } from '../say/mismatch.ts'
import type { Overrule } from '../ask/overrule.ts'
import type { Procedure } from '../ask/procedure.ts'
import type { Question } from '../ask/question.ts'
import { type Moment, Story } from '../explain/story.ts'
import { withoutSecrets } from '../explain/without-secrets.ts'
import { again, Table, wait } from '../ask/table.ts'
import { untilOver } from './until-over.ts'

/** A snapshot from which a match can continue: only the situation and the memory matter there. */
export interface Snapshot<S> extends Moment {
  readonly situation: S
  /** Nothing is set up yet. */
  readonly fresh: boolean
  readonly chances: number
  readonly decisions: number
  readonly facts: number
  readonly told: number
}

/** The place before anything was answered. */
export function beginning<S>(situation: S, fresh: boolean): Snapshot<S> {
  return { situation, fresh, steps: 0, turns: 0, chances: 0, decisions: 0, facts: 0, told: 0 }
}

/** How a run is started. */
export interface RunStart<S> {
  readonly game: GameModule<S>
  /** The steps in effect; the run reads them on demand. */
  readonly steps: readonly Step[]
  readonly from: Snapshot<S>
  readonly memory?: Memory
  readonly recording: boolean
  /** Called at the end of each turn with the number of steps so far. */
  turnEnded?(turn: number, situation: S, steps: number): void
}

/** Runs a game on given steps, to its end or to the next question. */
export class Run<S> {
  readonly #running: RunStart<S>
  readonly #snapshots: Snapshot<S>[]
  readonly #memory: Memory
  readonly #story: Story<S> | undefined
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
    this.#memory = running.memory ?? new Memory()
    this.#story = running.recording ? new Story(() => this) : undefined
    this.#until = until
    this.#steps = 0
    this.#turns = 0
    this.#chances = 0
    this.#table = new Table(running.from.situation)
    this.#procedure = this.#played(false)
    this.#resume(running.from)
  }

  /** The current question; undefined if the match is over. */
  get question(): Question | undefined {
    return this.#question
  }

  get situation(): S {
    return this.#table.now
  }

  get outcome(): Outcome | undefined {
    return this.#question === undefined ? this.#running.game.outcome(this.#table.now) : undefined
  }

  /** How many steps were taken. */
  get steps(): number {
    return this.#steps
  }

  /** How many turns have ended; set-up counts as the first. */
  get turns(): number {
    return this.#turns
  }

  /** How many questions were answered by chance. */
  get chances(): number {
    return this.#chances
  }

  /** The log since the start of the run, without what is secret now. */
  get told(): Story<S>['told'] {
    return withoutSecrets(this.#story?.told ?? [], this.#running.game.declared, this.#table.now)
  }

  /** The latest snapshot before these numbers of steps and decisions from which the match can continue. */
  snapshotBefore(steps: number, decision = Infinity): Snapshot<S> {
    for (let at = this.#snapshots.length - 1; at > 0; at -= 1) {
      const snapshot = this.#snapshots[at]
      if (snapshot !== undefined && snapshot.steps <= steps && snapshot.decisions <= decision) return snapshot
    }
    return this.#running.from
  }

  /** A copy of the memory up to a snapshot. */
  memoryAt(snapshot: Snapshot<S>): Memory {
    return this.#memory.fork(snapshot.facts)
  }

  /** Answers the current question; the step must already be in the list. */
  answer(value: unknown): void {
    this.#count(this.#question)
    this.#until = this.#steps
    if (this.#question !== undefined) this.#story?.answered(this.#question, value)
    this.#advance(value)
  }

  /** Replaces the situation by a corrected one and asks the current question again. */
  correct(situation: S): void {
    this.#steps += 1
    this.#until = this.#steps
    this.#table.correct(situation)
    this.#advance(again)
  }

  /** Goes back to a snapshot and replays the steps up to `until`. */
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
    if (this.#steps < this.#until) throw new Mismatch(fill(differs.over, { step: this.#steps }))
  }

  *#played(fresh: boolean): Procedure<void> {
    const { game } = this.#running
    if (fresh) {
      yield* untilOver(game.setup(this.#table))
      this.#turnEnded()
    }
    while (game.outcome(this.#table.now) === undefined) {
      yield* untilOver(game.turn(this.#table))
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

  #next(): Step | undefined {
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
    if (next === undefined) return wait
    const step = this.#steps + 1
    if ('correct' in next) {
      const now = corrected(this.#running.game, this.#table.now, next.correct)
      if (!now.ok) throw new Mismatch(fill(differs.correction, { step, problem: now.problem }))
      this.#steps += 1
      this.#table.correct(now.value)
      return again
    }
    if ('overrule' in next) throw new Mismatch(fill(differs.overrule, { step, list: next.overrule.list }))
    const asked = { step, question: question.text, was: next.q, is: question.id }
    if (next.q !== question.id) throw new Mismatch(fill(differs.question, asked))
    const answer = question.parse(next.a)
    if (!answer.ok)
      throw new Mismatch(
        fill(differs.answer, { ...asked, answer: answerTold(question, next.a), problem: answer.problem }),
      )
    this.#count(question)
    this.#story?.answered(question, answer.value)
    return answer.value
  }
}
