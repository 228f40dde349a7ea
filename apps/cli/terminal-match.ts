import {
  answersOf,
  type Conversation,
  lastMove,
  playOn,
  type Question,
  type Told,
  type WhoRolls,
} from '@opfor/kernel'
import type { FormValues } from './form-lines.ts'
import { writeJournal } from './journal-file.ts'
import { isVisibleTo, viewer } from './privacy.ts'

/** User input, line by line. */
export interface LineInput {
  /** The next line, after a prompt; undefined at the end of input. */
  next(prompt: string): Promise<string | undefined>
  /** Pushes a line back onto the input. */
  putBack(line: string): void
}

/** Who sees the output: everybody at the screen, or only the player whose secret question is shown. */
export type Audience = 'everybody' | 'viewer'

/** A match being played in the terminal. */
export class TerminalMatch {
  readonly match: Conversation<unknown>
  readonly file: string | undefined
  readonly input: LineInput
  who: WhoRolls
  /** The question as it was last shown, until something is answered. */
  shownQuestion: string | undefined
  /** The table as it was last drawn. */
  drawnTable: string | undefined
  #printed: number
  #withheld: readonly Told<unknown>[] = []
  #notices: readonly string[] = []
  #form: { readonly question: Question; readonly values: FormValues } | undefined

  constructor(match: Conversation<unknown>, who: WhoRolls, file: string | undefined, input: LineInput) {
    this.match = match
    this.who = who
    this.file = file
    this.input = input
    this.#printed = countOldEntries(match)
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

  /** The log entries since the last call; entries that only another player may read are withheld until that player is asked. */
  newEntries(audience: Audience): readonly Told<unknown>[] {
    const seat = audience === 'everybody' ? undefined : viewer(this.match)
    const all = [...this.#withheld, ...this.allNewEntries()]
    this.#withheld = all.filter((entry) => !isVisibleTo(this.match, entry, seat))
    return all.filter((entry) => isVisibleTo(this.match, entry, seat))
  }

  /** All log entries since the last call, also those that only one player may read. */
  allNewEntries(): readonly Told<unknown>[] {
    const { told } = this.match
    const open = told.findIndex((entry, at) => at >= this.#printed && entry.kind === 'decision' && entry.open)
    const until = open < 0 ? told.length : open
    const entries = told.slice(Math.min(this.#printed, until), until)
    this.#printed = until
    return entries
  }

  /**
   * After undo or redo: the log counts as printed, and the question is shown again. The notices are shown to everybody, on
   * a screen without secrets.
   */
  resetLog(...notices: readonly string[]): void {
    this.#printed = this.match.told.length
    this.#withheld = []
    this.#notices = notices
    this.shownQuestion = undefined
  }

  /** Notices for everybody, to be printed first. */
  takeNotices(): readonly string[] {
    const notices = this.#notices
    this.#notices = []
    return notices
  }

  /** The fields of the current form that are filled in. */
  get filledFields(): FormValues {
    return this.#form !== undefined && this.#form.question === this.match.question ? this.#form.values : {}
  }

  /** Stores the fields of the current form that are filled in. */
  storeFields(values: FormValues): void {
    const { question } = this.match
    this.#form = question === undefined ? undefined : { question, values }
  }
}

/** Maximum number of changes that are repeated when a match is resumed. */
const maxRepeatedChanges = 12

/**
 * How many log entries are old: none in a new match. In a resumed one, those before the last answer of a person, or if
 * nothing was logged since then, those before the last move or the last action of the opponent.
 */
function countOldEntries(match: Conversation<unknown>): number {
  const { told, steps } = match
  if (steps.length === 0) return 0
  const last = steps.findLastIndex((step) => 'q' in step && step.seat !== undefined)
  const since = told.findIndex((entry) => 'after' in entry && entry.after > last)
  if (since >= 0 && countChanges(told, since) > 0) return since
  const [first] = lastMove(match)
  const move = first === undefined ? told.length : told.indexOf(first)
  const headline = told.findLastIndex((entry) => entry.kind === 'change' && entry.tell.as === 'headline')
  return first !== undefined && countChanges(told, move) <= maxRepeatedChanges
    ? move
    : headline < 0
      ? told.length
      : headline
}

function countChanges(told: readonly Told<unknown>[], from: number): number {
  return told.slice(from).filter(({ kind }) => kind === 'change').length
}
