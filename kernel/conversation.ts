import { differences } from './differences.ts'
import { digest } from './digest.ts'
import { corrected, type GameModule, type Outcome } from './game-module.ts'
import { History } from './history.ts'
import { type Entry, highestSeed, type Journal, journalFormat, type Source, type Step } from './journal.ts'
import { bad, good, type Json, type Parsed } from './json.ts'
import type { Edit } from './layout.ts'
import type { Decision } from './line.ts'
import { Mismatch } from './mismatch.ts'
import type { Question, Seat } from './question.ts'
import { beginning, Run, type Snapshot } from './run.ts'
import { complete, settled, type Wishes } from './settings.ts'
import type { Told } from './story.ts'
import { Fork } from './fork.ts'

/** A match as it stands: the standing question, the situation, what was said, and the journal behind it. */
export class Conversation<S> {
  readonly game: GameModule<S>
  readonly #header: Omit<Journal, 'entries'>
  readonly #entries: Entry[]
  readonly #history: History
  readonly #run: Run<S>

  /** Starts from a checked journal; use `begin` or `resume`. */
  constructor(game: GameModule<S>, journal: Journal, start: Snapshot<S>) {
    const { entries, ...header } = journal
    this.game = game
    this.#header = header
    this.#entries = [...entries]
    this.#history = new History()
    for (const [at, entry] of entries.entries()) {
      const problem = this.#history.take(entry)
      if (problem !== undefined) throw new Mismatch(`Entry ${at + 1} of the journal: ${problem}.`)
    }
    const steps = this.#history.steps
    let news = entries.length === 0
    const turnEnded = (turn: number, situation: S): void => this.#turnEnded(turn, situation, news)
    this.#run = new Run({ game, steps, from: start, recording: true, turnEnded }, steps.length)
    news = true
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

  /** Everything the rules have said, in order. */
  get told(): readonly Told<S>[] {
    return this.#run.told
  }

  /** The steps that count. */
  get steps(): readonly Step[] {
    return this.#history.steps
  }

  /** The steps that may be given again; the last of them comes first. */
  get undone(): readonly Step[] {
    return this.#history.undone
  }

  /** How many turns have ended; set-up, where there was one, is not counted. */
  get turns(): number {
    return Math.max(0, this.#run.turns - (this.#header.start === undefined ? 1 : 0))
  }

  /** How many questions chance has answered: the next one from the seed is this one. */
  get chances(): number {
    return this.#run.chances
  }

  get seed(): number {
    return this.#header.seed
  }

  /** Answers the standing question. A bad answer changes nothing and is explained. */
  answer(json: Json, by: Source, seat?: Seat): Parsed<undefined> {
    const question = this.#run.question
    if (question === undefined) return bad('The match is over: there is nothing to answer.')
    const parsed = question.parse(json)
    if (!parsed.ok) return parsed
    const a = question.write(parsed.value)
    this.#take(seat === undefined ? { q: question.id, a, by } : { q: question.id, a, by, seat })
    this.#run.answer(parsed.value)
    return good(undefined)
  }

  /** Takes back so many steps; tells what to move at the table. */
  undo(count = 1): Parsed<readonly Edit[]> {
    if (!Number.isInteger(count) || count < 1) return bad('Undo takes back a whole number of steps.')
    if (count > this.#history.steps.length)
      return bad(`There are ${this.#history.steps.length} steps to take back, not ${count}.`)
    return this.#rewrite({ undo: count })
  }

  /** Gives so many steps again. */
  redo(count = 1): Parsed<readonly Edit[]> {
    if (!Number.isInteger(count) || count < 1) return bad('Redo gives again a whole number of steps.')
    if (count > this.#history.undone.length)
      return bad(`There are ${this.#history.undone.length} steps to give again, not ${count}.`)
    return this.#rewrite({ redo: count })
  }

  /** Changes what the real table shows otherwise; the standing question is put afresh. */
  correct(edits: readonly Edit[]): Parsed<undefined> {
    if (this.#run.question === undefined) return bad('The match is over: take a step back first.')
    const next = corrected(this.game, this.#run.situation, edits)
    if (!next.ok) return next
    this.#take({ correct: edits })
    this.#run.correct(next.value)
    return good(undefined)
  }

  /** Puts another candidate (or none) in place of the one that a decision chose, and plays on from there. */
  overrule(decision: Decision, to: string | undefined, reason: string): Parsed<readonly Edit[]> {
    const { number, by, after, turn, among, chosen } = decision
    const stands = this.told.some(
      (one) => one.kind === 'decision' && one.number === number && one.by === by && one.after === after,
    )
    if (!stands) return bad('That decision was taken back: it can no longer be overruled.')
    if (to !== undefined && !among.some((candidate) => candidate.id === to))
      return bad(`${to} is not one of: ${among.map((candidate) => candidate.id).join(', ')}.`)
    return this.#rewrite({
      overrule: { decision: number, list: by.id, after, turn, instead: chosen?.id, to, reason },
    })
  }

  /** The match as it was after so many steps, without leaving the present. */
  look(steps: number): Run<S> {
    return this.#branch(Math.max(0, Math.min(steps, this.#history.steps.length)), true)
  }

  /** A match of its own from this position, in the middle of a turn, for a player that searches. */
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
    if (problem !== undefined) throw new Mismatch(`An entry does not fit: ${problem}.`)
    this.#entries.push(entry)
  }

  #rewrite(entry: Entry): Parsed<readonly Edit[]> {
    const before = this.game.layout(this.#run.situation)
    this.#take(entry)
    const { step, decision } = this.#history.changed
    this.#run.replay(this.#run.snapshotBefore(step, decision), this.#history.steps.length)
    return good(differences(before, this.game.layout(this.#run.situation)))
  }

  /** Checks a turn against its digest; one that ends as news, and not in a journal played again, is noted. */
  #turnEnded(turn: number, situation: S, news: boolean): void {
    const now = digest(situation)
    const kept = this.#history.digestOf(turn)
    if (kept === undefined) {
      if (news) this.#take({ turn, digest: now })
    } else if (kept !== now)
      throw new Mismatch(
        `Turn ${turn} ended in another situation (digest ${now}) than the journal says (${kept}).`,
      )
  }
}

/** A new match: settings from wishes, a seed, and an entered position where there is one. */
export function begin<S>(
  game: GameModule<S>,
  seed: number,
  wishes: Wishes = {},
  start?: Json,
): Parsed<Conversation<S>> {
  if (!Number.isInteger(seed) || seed < 0 || seed > highestSeed)
    return bad(`A seed is a whole number from 0 to ${highestSeed}.`)
  const settings = settled(game, wishes)
  if (!settings.ok) return settings
  const { id, version } = game
  const header = { format: journalFormat, game: id, version, settings: settings.value, seed } as const
  return resume(game, start === undefined ? { ...header, entries: [] } : { ...header, start, entries: [] })
}

/** A match played on from its journal; a journal that does not fit the rules is refused and left as it is. */
export function resume<S>(game: GameModule<S>, given: Journal): Parsed<Conversation<S>> {
  const settings = complete(game, given.settings)
  if (!settings.ok) return settings
  const journal = { ...given, settings: settings.value }
  try {
    if (journal.start === undefined)
      return good(new Conversation(game, journal, beginning(game.begin(journal.settings), true)))
    const situation = game.parseSituation(journal.start, journal.settings)
    if (!situation.ok) return bad(`The entered position: ${situation.problem}`)
    return good(new Conversation(game, journal, beginning(situation.value, false)))
  } catch (error) {
    if (error instanceof Mismatch) return bad(error.message)
    throw error
  }
}
