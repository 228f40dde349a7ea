import {
  answersOf,
  type Conversation,
  lastMove,
  playOn,
  type Question,
  type Told,
  type WhoRolls,
} from '@opfor/kernel'
import type { Given } from './form-told.ts'
import { writeJournal } from './journal-file.ts'
import { mayBeHeard, onlooker } from './privacy.ts'

/** What a person says, line by line. */
export interface Person {
  /** The next line, after a prompt; undefined where nobody says any more. */
  next(prompt: string): Promise<string | undefined>
  /** A line that was meant for what comes after this. */
  putBack(line: string): void
}

/** To whom something is said: to everybody at the screen, or to the one who alone may look at it now, if there is one. */
export type Listener = 'everybody' | 'onlooker'

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
  #heard: number
  #untold: readonly Told<unknown>[] = []
  #notices: readonly string[] = []
  #filled: { readonly question: Question; readonly given: Given } | undefined

  constructor(match: Conversation<unknown>, who: WhoRolls, file: string | undefined, person: Person) {
    this.match = match
    this.who = who
    this.file = file
    this.person = person
    this.#heard = heardBefore(match)
  }

  /** Lets the app answer what is its to answer, and keeps the journal. */
  goOn(): void {
    playOn(this.match, answersOf(this.who))
    this.keep()
  }

  /** Writes the journal to its file. */
  keep(file: string | undefined = this.file): void {
    if (file !== undefined) writeJournal(file, this.match.journal)
  }

  /** What the rules have said since this was last asked; what only another may read waits for that one. */
  news(to: Listener): readonly Told<unknown>[] {
    const seat = to === 'everybody' ? undefined : onlooker(this.match)
    const all = [...this.#untold, ...this.allNews()]
    this.#untold = all.filter((one) => !mayBeHeard(this.match, one, seat))
    return all.filter((one) => mayBeHeard(this.match, one, seat))
  }

  /** All that the rules have said since this was last asked, whoever may read it. */
  allNews(): readonly Told<unknown>[] {
    const { told } = this.match
    const open = told.findIndex((one, at) => at >= this.#heard && one.kind === 'decision' && one.open)
    const until = open < 0 ? told.length : open
    const news = told.slice(Math.min(this.#heard, until), until)
    this.#heard = until
    return news
  }

  /**
   * The match was taken elsewhere: all that has been said so far counts as heard, and the question is shown anew. What to
   * do about it is said to everybody, on a screen that shows no secret.
   */
  turnedTo(...notices: readonly string[]): void {
    this.#heard = this.match.told.length
    this.#untold = []
    this.#notices = notices
    this.shown = undefined
  }

  /** What is to be said to everybody before all else. */
  notices(): readonly string[] {
    const notices = this.#notices
    this.#notices = []
    return notices
  }

  /** What was given so far of the form that is asked. */
  get given(): Given {
    return this.#filled !== undefined && this.#filled.question === this.match.question
      ? this.#filled.given
      : {}
  }

  /** Notes what was given so far of the form that is asked. */
  note(given: Given): void {
    const { question } = this.match
    this.#filled = question === undefined ? undefined : { question, given }
  }
}

/** So many changes are told again when a match goes on, and not more. */
const few = 12

/**
 * How much of what was said is old: in a new match nothing; in one that goes on all before a person's last answer, or if
 * nothing was told since, all before the last move or the last thing that the opponent did.
 */
function heardBefore(match: Conversation<unknown>): number {
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
