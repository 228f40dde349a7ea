import { differences } from '../pieces/differences.ts'
import { digestSince } from '../read/digest.ts'
import { byHand } from '../explain/by-hand.ts'
import { corrected, type GameModule, type Misfit, type Outcome } from './game-module.ts'
import { History } from './history.ts'
import type { Entry, Journal, Source, Step } from './journal.ts'
import { bad, good, type Json, type Parsed, problemOf } from '../read/json.ts'
import type { Edit } from '../pieces/layout.ts'
import type { Decision } from '../ask/line.ts'
import { say } from '../say/language.ts'
import { fill, type Message } from '../say/message.ts'
import { differs, Mismatch } from '../say/mismatch.ts'
import { NothingToChoose, type Question, type Seat } from '../ask/question.ts'
import { isSame, overruleOf } from '../ask/overruled.ts'
import { Run, type Snapshot } from './run.ts'
import type { Told } from '../explain/story.ts'
import { Fork } from './fork.ts'

/** A match in progress: the current question, the situation, the log and the journal. */
export class Conversation<S> {
  readonly game: GameModule<S>
  readonly #header: Omit<Journal, 'entries'>
  readonly #entries: Entry[]
  readonly #start: Snapshot<S>
  #history: History
  #run: Run<S>
  #byHand: readonly Message[] = []

  /** Starts from a validated journal; use `begin` or `resume`. */
  constructor(game: GameModule<S>, journal: Journal, start: Snapshot<S>) {
    const { entries, ...header } = journal
    this.game = game
    this.#header = header
    this.#entries = [...entries]
    this.#start = start
    this.#history = folded(entries)
    this.#run = this.#played(entries.length === 0)
  }

  /** Runs the match from its start to its last step; digests are added only for later turns. */
  #played(allIsNews: boolean): Run<S> {
    let news = allIsNews
    const { steps } = this.#history
    const turnEnded = (turn: number, situation: S): void => this.#turnEnded(turn, situation, news)
    const run = new Run(
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

  get outcome(): Outcome | undefined {
    return this.#run.outcome
  }

  /** The log of the rules, in order. */
  get told(): readonly Told<S>[] {
    return this.#run.told
  }

  /** The steps that are in effect. */
  get steps(): readonly Step[] {
    return this.#history.steps
  }

  /** The steps that can be redone; the last one is redone first. */
  get undone(): readonly Step[] {
    return this.#history.undone
  }

  /** The number of completed turns, without set-up. */
  get turns(): number {
    return Math.max(0, this.#run.turns - (this.#header.start === undefined ? 1 : 0))
  }

  /** The number of chance answers; also the index of the next one from the seed. */
  get chances(): number {
    return this.#run.chances
  }

  get seed(): number {
    return this.#header.seed
  }

  /** After an undo or redo: the manual steps that no layout shows, such as putting back an unseen draw. */
  get byHand(): readonly Message[] {
    return this.#byHand
  }

  /** Answers the current question. An invalid answer changes nothing and returns the problem. */
  answer(json: Json, by: Source, seat?: Seat): Parsed<undefined> {
    const question = this.#run.question
    if (question === undefined) return bad('The match is over: there is nothing to answer.')
    const parsed = question.parse(json)
    if (!parsed.ok) return parsed
    const a = question.write(parsed.value)
    const entry = seat === undefined ? { q: question.id, a, by } : { q: question.id, a, by, seat }
    return this.#attempt(entry, () => this.#run.answer(parsed.value))
  }

  /** Undoes `count` steps; returns what to move at the table. */
  undo(count = 1): Parsed<readonly Edit[]> {
    if (!Number.isInteger(count) || count < 1) return bad('Undo expects a positive whole number of steps.')
    if (count > this.#history.steps.length)
      return bad(`Cannot undo ${count} of ${this.#history.steps.length} steps.`)
    return this.#rewrite({ undo: count })
  }

  /** Redoes `count` steps. */
  redo(count = 1): Parsed<readonly Edit[]> {
    if (!Number.isInteger(count) || count < 1) return bad('Redo expects a positive whole number of steps.')
    if (count > this.#history.undone.length)
      return bad(`Cannot redo ${count} of ${this.#history.undone.length} steps.`)
    return this.#rewrite({ redo: count })
  }

  /** Corrects the situation to match the physical table; the current question is asked again. */
  correct(edits: readonly Edit[]): Parsed<undefined> {
    if (this.#run.question === undefined) return bad('The match is over: undo a step first.')
    const next = corrected(this.game, this.#run.situation, edits)
    if (!next.ok) return next
    if (next.value === this.#run.situation) return bad('That changes nothing.')
    const misfit = this.#newMisfit(next.value)
    if (misfit !== undefined) return bad(say(misfit.told))
    return this.#attempt({ correct: edits }, () => this.#run.correct(next.value))
  }

  /** Why a correction would make the situation invalid, and what could be corrected with it. */
  misfit(edits: readonly Edit[]): Misfit | undefined {
    const next = corrected(this.game, this.#run.situation, edits)
    return next.ok ? this.#newMisfit(next.value) : undefined
  }

  /** A misfit caused by a correction; in the middle of a turn the rules may cause others. */
  #newMisfit(next: S): Misfit | undefined {
    const misfit = this.game.misfit?.(next)
    const before = this.game.misfit?.(this.#run.situation)
    return misfit !== undefined && (before === undefined || say(before.told) !== say(misfit.told))
      ? misfit
      : undefined
  }

  /** Overrides the candidate of a decision with another one (or none), and continues from there. */
  overrule(decision: Decision, to: string | undefined, reason: string): Parsed<readonly Edit[]> {
    const stands = this.told.some((one) => one.kind === 'decision' && isSame(one, decision))
    if (!stands) return bad('That decision was undone and can no longer be overruled.')
    const overrule = overruleOf(decision, to, reason)
    return overrule.ok ? this.#rewrite({ overrule: overrule.value }) : overrule
  }

  /** The match as it was after `steps` steps; the match itself does not change. */
  look(steps: number): Run<S> {
    return this.#branch(Math.max(0, Math.min(steps, this.#history.steps.length)), true)
  }

  /** A separate match from this position, in the middle of a turn, for search. */
  fork(): Fork<S> {
    const from = this.#run.snapshotBefore(this.#history.steps.length)
    const since = this.#history.steps.slice(from.steps)
    return new Fork(this.game, from, this.#run.memoryAt(from), since)
  }

  #branch(until: number, recording: boolean): Run<S> {
    const from = this.#run.snapshotBefore(until)
    const memory = this.#run.memoryAt(from)
    const run = { game: this.game, steps: this.#history.steps, memory, recording }
    return new Run({ ...run, from: { ...from, told: 0, facts: memory.length } }, until)
  }

  #take(entry: Entry): void {
    const problem = this.#history.take(entry)
    if (problem !== undefined)
      throw new Mismatch(fill(differs.entry, { entry: this.#entries.length + 1, problem }))
    this.#entries.push(entry)
  }

  #rewrite(entry: Entry): Parsed<readonly Edit[]> {
    const before = this.game.layout(this.#run.situation)
    const told = [...this.told]
    const done = this.#attempt(entry, () => {
      const { step, decision } = this.#history.changed
      this.#run.replay(this.#run.snapshotBefore(step, decision), this.#history.steps.length)
    })
    if (!done.ok) return done
    this.#byHand = byHand(told, this.told)
    return good(differences(before, this.game.layout(this.#run.situation)))
  }

  /** Applies an entry. If the rules cannot continue from it, everything is restored, and the problem is returned. */
  #attempt(entry: Entry, act: () => void): Parsed<undefined> {
    const { length } = this.#entries
    try {
      this.#take(entry)
      act()
      return good(undefined)
    } catch (error) {
      this.#entries.length = length
      this.#history = folded(this.#entries)
      this.#run = this.#played(false)
      return bad(cannotGoOn(error))
    }
  }

  /** Compares a turn with its digest; adds the digest of a new turn to the journal. */
  #turnEnded(turn: number, situation: S, news: boolean): void {
    const now = digestSince(this.#start.situation, situation)
    const kept = this.#history.digestOf(turn)
    if (kept === undefined) {
      if (news) this.#take({ turn, digest: now })
    } else if (kept !== now) throw new Mismatch(fill(differs.turn, { turn, now, kept }))
  }
}

/** Applies the entries; stops at one that does not fit. */
function folded(entries: readonly Entry[]): History {
  const history = new History()
  for (const [at, entry] of entries.entries()) {
    const problem = history.take(entry)
    if (problem !== undefined) throw new Mismatch(fill(differs.entry, { entry: at + 1, problem }))
  }
  return history
}

function cannotGoOn(error: unknown): string {
  if (error instanceof NothingToChoose)
    return `Nothing would be left to choose for this question: ${say(error.question)}`
  return `The rules cannot go on from there, so nothing was changed: ${problemOf(error)}`
}
