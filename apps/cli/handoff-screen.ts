import type { Conversation, Seat } from '@opfor/kernel'
import { print } from './output.ts'
import type { Person } from './terminal-match.ts'
import { viewer, seatCalled } from './privacy.ts'

/** Clears the screen and the scrollback. */
const emptied = '\u001b[2J\u001b[3J\u001b[H'

/**
 * Hides secret questions from other players at the same screen: it asks to hand the screen over before a secret question and
 * clears it afterwards. It then resets the current viewer, so that undo cannot reveal another player's hand.
 */
export class HandoffScreen {
  #holder: Seat | undefined
  readonly #person: Person

  constructor(person: Person) {
    this.#person = person
  }

  /** Clears the screen after a secret question, unless the next one is a secret of the same seat. */
  close(match?: Conversation<unknown>): void {
    if (this.#holder === undefined || (match !== undefined && this.#holder === viewer(match))) return
    this.#holder = undefined
    if (process.stdout.isTTY) print(emptied)
  }

  /** Whether the screen has to be handed over before the question is shown. */
  isToOpen(match: Conversation<unknown>): boolean {
    const seat = viewer(match)
    return seat !== undefined && seat !== this.#holder
  }

  /** Hands the screen over; false at the end of input. */
  async open(match: Conversation<unknown>): Promise<boolean> {
    const seat = viewer(match)
    if (seat === undefined) return true
    this.#holder = seat
    if (!process.stdout.isTTY) return true
    print('', `Hand over: only ${seatCalled(match, seat)} may look now.`)
    const said = await this.#person.next('Press Enter when nobody else is looking: ')
    print(emptied)
    return said !== undefined
  }
}
