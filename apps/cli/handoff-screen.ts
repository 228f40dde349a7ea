import type { Conversation, Seat } from '@opfor/kernel'
import { print } from './output.ts'
import type { LineInput } from './terminal-match.ts'
import { viewer, seatName } from './privacy.ts'
import { say } from './text/language.ts'
import { matchWords } from './text/match-words.ts'

/** Clears the screen and the scrollback. */
const clearScreen = '\u001b[2J\u001b[3J\u001b[H'

/**
 * Hides secret questions from other players at the same screen: it asks to hand the screen over before a secret question and
 * clears it afterwards. It then resets the current viewer, so that undo cannot reveal another player's hand.
 */
export class HandoffScreen {
  #holder: Seat | undefined
  readonly #input: LineInput

  constructor(input: LineInput) {
    this.#input = input
  }

  /** Clears the screen after a secret question, unless the next one is a secret of the same seat. */
  close(match?: Conversation<unknown>): void {
    if (this.#holder === undefined || (match !== undefined && this.#holder === viewer(match))) return
    this.#holder = undefined
    if (process.stdout.isTTY) print(clearScreen)
  }

  /** Whether the screen has to be handed over before the question is shown. */
  mustHandOver(match: Conversation<unknown>): boolean {
    const seat = viewer(match)
    return seat !== undefined && seat !== this.#holder
  }

  /** Hands the screen over; false at the end of input. */
  async open(match: Conversation<unknown>): Promise<boolean> {
    const seat = viewer(match)
    if (seat === undefined) return true
    this.#holder = seat
    if (!process.stdout.isTTY) return true
    print('', say(matchWords.handOver, { seat: seatName(match, seat) }))
    const line = await this.#input.next(say(matchWords.nobodyLooks))
    print(clearScreen)
    return line !== undefined
  }
}
