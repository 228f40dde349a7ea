import { answersOf, type Conversation, playOn, type Told, type WhoRolls } from '@opfor/kernel'
import { writeJournal } from './journal-file.ts'

/** A match being played in the terminal. */
export class Playing {
  readonly match: Conversation<unknown>
  readonly file: string | undefined
  who: WhoRolls
  #heard: number

  constructor(match: Conversation<unknown>, who: WhoRolls, file: string | undefined) {
    this.match = match
    this.who = who
    this.file = file
    this.#heard = match.told.length
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

  /** What the rules have said since this was last asked. */
  news(): readonly Told<unknown>[] {
    const told = this.match.told
    const first = told.findIndex((one, at) => at >= this.#heard && one.kind === 'decision' && one.open)
    const until = first < 0 ? told.length : first
    const news = told.slice(Math.min(this.#heard, until), until)
    this.#heard = until
    return news
  }

  /** All that has been said so far counts as heard. */
  heardAll(): void {
    this.#heard = this.match.told.length
  }
}
