import type { Conversation, Seat } from '@opfor/kernel'
import { print } from './output.ts'
import type { Person } from './playing.ts'
import { onlooker, seatCalled } from './privacy.ts'

/** Empties the screen and what was scrolled away. */
const emptied = '\u001b[2J\u001b[3J\u001b[H'

/**
 * Keeps secret questions from the others at one screen: it is handed over before one is shown, and emptied before
 * anything else is shown after it. Whoever held it is forgotten then, so that undo shows nobody the hand of the other.
 */
export class Curtain {
  #holder: Seat | undefined
  readonly #person: Person

  constructor(person: Person) {
    this.#person = person
  }

  /** Empties the screen after a secret question, unless the next one is for the same seat alone. */
  close(match?: Conversation<unknown>): void {
    if (this.#holder === undefined || (match !== undefined && this.#holder === onlooker(match))) return
    this.#holder = undefined
    if (process.stdout.isTTY) print(emptied)
  }

  /** Whether the screen has to be handed over before the question is shown. */
  isToOpen(match: Conversation<unknown>): boolean {
    const seat = onlooker(match)
    return seat !== undefined && seat !== this.#holder
  }

  /** Hands the screen over; false where nobody says any more. */
  async open(match: Conversation<unknown>): Promise<boolean> {
    const seat = onlooker(match)
    if (seat === undefined) return true
    this.#holder = seat
    if (!process.stdout.isTTY) return true
    print('', `Hand over: only ${seatCalled(match, seat)} may look now.`)
    const said = await this.#person.next('Press Enter when nobody else looks: ')
    print(emptied)
    return said !== undefined
  }
}
