import { diffLayouts } from '../pieces/differences.ts'
import { digestChanges } from '../read/digest.ts'
import { manualStepsAfterUndo } from '../explain/manual-steps-after-undo.ts'
import { applyCorrection, type GameModule, type InvalidState, type MatchOutcome } from './game-module.ts'
import { History } from './history.ts'
import type { JournalEntry, Journal, AnswerSource, MatchStep } from './journal.ts'
import { parseFailure, parseSuccess, type Json, type Parsed, errorMessage } from '../read/json.ts'
import type { Edit } from '../pieces/layout.ts'
import type { Decision } from '../ask/decision.ts'
import { format } from '../messages/language.ts'
import { withParams, type Message } from '../messages/message.ts'
import { replayMismatchKinds, ReplayMismatch } from '../messages/replay-mismatch.ts'
import { NoOptionsError, type Question, type Seat } from '../ask/question.ts'
import { isSameDecision, makeOverrule } from '../ask/overrule-decision.ts'
import { MatchRun, type Snapshot } from './match-run.ts'
import type { LogEntry } from '../explain/match-recorder.ts'
import { TrialMatch } from './trial-match.ts'

export class LiveMatch<S> {
  readonly game: GameModule<S>
  readonly #header: Omit<Journal, 'entries'>
  readonly #entries: JournalEntry[]
  readonly #start: Snapshot<S>
  #history: History
  #run: MatchRun<S>
  #byHand: readonly Message[] = []

  /** Expects a validated journal; use `beginMatch` or `resumeMatch`. */
  constructor(game: GameModule<S>, journal: Journal, start: Snapshot<S>) {
    const { entries, ...header } = journal
    this.game = game
    this.#header = header
    this.#entries = [...entries]
    this.#start = start
    this.#history = folded(entries)
    this.#run = this.#played(entries.length === 0)
  }

  /** Runs to the last step; digests are added only for later turns. */
  #played(allIsNews: boolean): MatchRun<S> {
    let news = allIsNews
    const { steps } = this.#history
    const turnEnded = (turn: number, situation: S): void => this.#turnEnded(turn, situation, news)
    const run = new MatchRun(
      { game: this.game, steps, from: this.#start, recording: true, turnEnded },
      steps.length,
    )
    news = true
    return run
  }

  get journal(): Journal {
    return { ...this.#header, entries: this.#entries }
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

  get log(): readonly LogEntry<S>[] {
    return this.#run.told
  }

  get steps(): readonly MatchStep[] {
    return this.#history.steps
  }

  /** Steps that can be redone, the last one first. */
  get undone(): readonly MatchStep[] {
    return this.#history.undone
  }

  /** Number of completed turns, without set-up. */
  get turns(): number {
    return Math.max(0, this.#run.turns - (this.#header.start === undefined ? 1 : 0))
  }

  /** Number of chance answers; also the index of the next one from the seed. */
  get chances(): number {
    return this.#run.chances
  }

  get seed(): number {
    return this.#header.seed
  }

  /** Manual steps after an undo or redo that no layout shows, such as returning an unseen draw. */
  get byHand(): readonly Message[] {
    return this.#byHand
  }

  /** An invalid answer changes nothing and returns the problem. */
  answer(json: Json, by: AnswerSource, seat?: Seat): Parsed<undefined> {
    const question = this.#run.question
    if (question === undefined) return parseFailure('The match is over: there is nothing to answer.')
    const parsed = question.parse(json)
    if (!parsed.ok) return parsed
    const a = question.write(parsed.value)
    const entry = seat === undefined ? { q: question.id, a, by } : { q: question.id, a, by, seat }
    return this.#attempt(entry, () => this.#run.answer(parsed.value))
  }

  /** Returns what to move at the table. */
  undo(count = 1): Parsed<readonly Edit[]> {
    if (!Number.isInteger(count) || count < 1)
      return parseFailure('Undo expects a positive whole number of steps.')
    if (count > this.#history.steps.length)
      return parseFailure(`Cannot undo ${count} of ${this.#history.steps.length} steps.`)
    return this.#rewrite({ undo: count })
  }

  redo(count = 1): Parsed<readonly Edit[]> {
    if (!Number.isInteger(count) || count < 1)
      return parseFailure('Redo expects a positive whole number of steps.')
    if (count > this.#history.undone.length)
      return parseFailure(`Cannot redo ${count} of ${this.#history.undone.length} steps.`)
    return this.#rewrite({ redo: count })
  }

  correct(edits: readonly Edit[]): Parsed<undefined> {
    if (this.#run.question === undefined) return parseFailure('The match is over: undo a step first.')
    const next = applyCorrection(this.game, this.#run.situation, edits)
    if (!next.ok) return next
    if (next.value === this.#run.situation) return parseFailure('That changes nothing.')
    const misfit = this.#newMisfit(next.value)
    if (misfit !== undefined) return parseFailure(format(misfit.message))
    return this.#attempt({ correct: edits }, () => this.#run.correct(next.value))
  }

  /** Why a correction makes the situation invalid, and what to correct with it. */
  misfit(edits: readonly Edit[]): InvalidState | undefined {
    const next = applyCorrection(this.game, this.#run.situation, edits)
    return next.ok ? this.#newMisfit(next.value) : undefined
  }

  /** Only misfits caused by the correction: in mid-turn the rules may cause others. */
  #newMisfit(next: S): InvalidState | undefined {
    const misfit = this.game.validateSituation?.(next)
    const before = this.game.validateSituation?.(this.#run.situation)
    return misfit !== undefined && (before === undefined || format(before.message) !== format(misfit.message))
      ? misfit
      : undefined
  }

  /** Overrides a decision with another candidate (or none), and continues from there. */
  overrule(decision: Decision, to: string | undefined, reason: string): Parsed<readonly Edit[]> {
    const stands = this.log.some((one) => one.kind === 'decision' && isSameDecision(one, decision))
    if (!stands) return parseFailure('That decision was undone and can no longer be overruled.')
    const overrule = makeOverrule(decision, to, reason)
    return overrule.ok ? this.#rewrite({ overrule: overrule.value }) : overrule
  }

  /** Returns the match after `steps` steps; the match itself does not change. */
  look(steps: number): MatchRun<S> {
    return this.#branch(Math.max(0, Math.min(steps, this.#history.steps.length)), true)
  }

  /** A separate match from this position, even in mid-turn, for search. */
  fork(): TrialMatch<S> {
    const from = this.#run.snapshotBefore(this.#history.steps.length)
    const since = this.#history.steps.slice(from.steps)
    return new TrialMatch(this.game, from, this.#run.memoryAt(from), since)
  }

  #branch(until: number, recording: boolean): MatchRun<S> {
    const from = this.#run.snapshotBefore(until)
    const memory = this.#run.memoryAt(from)
    const run = { game: this.game, steps: this.#history.steps, memory, recording }
    return new MatchRun({ ...run, from: { ...from, told: 0, facts: memory.length } }, until)
  }

  #take(entry: JournalEntry): void {
    const problem = this.#history.take(entry)
    if (problem !== undefined)
      throw new ReplayMismatch(
        withParams(replayMismatchKinds.entry, { entry: this.#entries.length + 1, problem }),
      )
    this.#entries.push(entry)
  }

  #rewrite(entry: JournalEntry): Parsed<readonly Edit[]> {
    const before = this.game.layout(this.#run.situation)
    const told = [...this.log]
    const done = this.#attempt(entry, () => {
      const { step, decision } = this.#history.changed
      this.#run.replay(this.#run.snapshotBefore(step, decision), this.#history.steps.length)
    })
    if (!done.ok) return done
    this.#byHand = manualStepsAfterUndo(told, this.log)
    return parseSuccess(diffLayouts(before, this.game.layout(this.#run.situation)))
  }

  /** Restores everything and returns the problem if the rules cannot continue from the entry. */
  #attempt(entry: JournalEntry, act: () => void): Parsed<undefined> {
    const { length } = this.#entries
    try {
      this.#take(entry)
      act()
      return parseSuccess(undefined)
    } catch (error) {
      this.#entries.length = length
      this.#history = folded(this.#entries)
      this.#run = this.#played(false)
      return parseFailure(cannotGoOn(error))
    }
  }

  /** Compares a turn with its digest; a new turn adds its digest to the journal. */
  #turnEnded(turn: number, situation: S, news: boolean): void {
    const now = digestChanges(this.#start.situation, situation)
    const kept = this.#history.digestOf(turn)
    if (kept === undefined) {
      if (news) this.#take({ turn, digest: now })
    } else if (kept !== now)
      throw new ReplayMismatch(withParams(replayMismatchKinds.turn, { turn, now, kept }))
  }
}

function folded(entries: readonly JournalEntry[]): History {
  const history = new History()
  for (const [at, entry] of entries.entries()) {
    const problem = history.take(entry)
    if (problem !== undefined)
      throw new ReplayMismatch(withParams(replayMismatchKinds.entry, { entry: at + 1, problem }))
  }
  return history
}

function cannotGoOn(error: unknown): string {
  if (error instanceof NoOptionsError)
    return `Nothing would be left to choose for this question: ${format(error.question)}`
  return `The rules cannot go on from there, so nothing was changed: ${errorMessage(error)}`
}
