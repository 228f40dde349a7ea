import {
  answersOf,
  type Conversation,
  lastMove,
  playOn,
  type Question,
  type Told,
  type WhoRolls,
} from '@opfor/kernel'
import type { Given } from './form-lines.ts'
import { writeJournal } from './journal-file.ts'
import { isVisibleTo, viewer } from './privacy.ts'

/** User input, line by line. */
export interface Person {
  /** The next line, after a prompt; undefined at the end of input. */
  next(prompt: string): Promise<string | undefined>
  /** Pushes a line back onto the input. */
  putBack(line: string): void
}

/** Who sees the output: everybody at the screen, or only the player whose secret question is shown. */
export type Listener = 'everybody' | 'viewer'

/** A match being played in the terminal. */
export class TerminalMatch {
  readonly match: Conversation<unknown>
  readonly file: string | undefined
  readonly person: Person
  who: WhoRolls
  /** The question as it was last shown, until something is answered. */
  shown: string | undefined
  /** The table as it was last drawn. */
  drawn: string | undefined
  #printed: number
  #withheld: readonly Told<unknown>[] = []
  #notices: readonly string[] = []
  #filled: { readonly question: Question; readonly given: Given } | undefined

  constructor(match: Conversation<unknown>, who: WhoRolls, file: string | undefined, person: Person) {
    this.match = match
    this.who = who
    this.file = file
    this.person = person
    this.#printed = printedBefore(match)
  }

  /** Answers the app's own questions and saves the journal. */
  advance(): void {
    playOn(this.match, answersOf(this.who))
    this.save()
  }

  /** Writes the journal to its file. */
  save(file: string | undefined = this.file): void {
    if (file !== undefined) writeJournal(file, this.match.journal)
  }

  /** The log entries since the last call; entries that only another player may read are withheld until then. */
  newEntries(to: Listener): readonly Told<unknown>[] {
    const seat = to === 'everybody' ? undefined : viewer(this.match)
    const all = [...this.#withheld, ...this.allNewEntries()]
    this.#withheld = all.filter((one) => !isVisibleTo(this.match, one, seat))
    return all.filter((one) => isVisibleTo(this.match, one, seat))
  }

  /** All log entries since the last call, also those that only one player may read. */
  allNewEntries(): readonly Told<unknown>[] {
    const { told } = this.match
    const open = told.findIndex((one, at) => at >= this.#printed && one.kind === 'decision' && one.open)
    const until = open < 0 ? told.length : open
    const entries = told.slice(Math.min(this.#printed, until), until)
    this.#printed = until
    return entries
  }

  /**
   * After undo or redo: the log counts as printed, and the question is shown again. The notices are shown to everybody, on
   * a screen without secrets.
   */
  resetTo(...notices: readonly string[]): void {
    this.#printed = this.match.told.length
    this.#withheld = []
    this.#notices = notices
    this.shown = undefined
  }

  /** Notices for everybody, to be printed first. */
  notices(): readonly string[] {
    const notices = this.#notices
    this.#notices = []
    return notices
  }

  /** The fields of the current form that are filled in. */
  get given(): Given {
    return this.#filled !== undefined && this.#filled.question === this.match.question
      ? this.#filled.given
      : {}
  }

  /** Stores the fields of the current form that are filled in. */
  note(given: Given): void {
    const { question } = this.match
    this.#filled = question === undefined ? undefined : { question, given }
  }
}

/** Maximum number of changes that are repeated when a match is resumed. */
const few = 12

/**
 * How many log entries are old: none in a new match. In a resumed one, those before the last answer of a person, or if
 * nothing was logged since then, those before the last move or the last action of the opponent.
 */
function printedBefore(match: Conversation<unknown>): number {
  const { told, steps } = match
  if (steps.length === 0) return 0
  const last = steps.findLastIndex((step) => 'q' in step && step.seat !== undefined)
  const since = told.findIndex((one) => 'after' in one && one.after > last)
  if (since >= 0 && changesAfter(told, since) > 0) return since
  const [first] = lastMove(match)
  const move = first === undefined ? told.length : told.indexOf(first)
  const headline = told.findLastIndex((one) => one.kind === 'change' && one.tell.as === 'headline')
  return first !== undefined && changesAfter(told, move) <= few ? move : headline < 0 ? told.length : headline
}

function changesAfter(told: readonly Told<unknown>[], from: number): number {
  return told.slice(from).filter(({ kind }) => kind === 'change').length
}
