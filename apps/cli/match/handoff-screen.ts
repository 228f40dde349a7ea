import type { LiveMatch, Seat } from '@opfor/kernel'
import { print } from '../lines/output.ts'
import type { LineInput } from '../session/terminal-match.ts'
import { secretViewer, seatName } from '../session/privacy.ts'
import { localize } from '../text/language.ts'
import { matchWords } from '../text/match-words.ts'

/** Clears the scrollback too. */
const clearScreen = '\u001b[2J\u001b[3J\u001b[H'

/**
 * Asks to hand the screen over before a secret question and clears it afterwards. Resets the viewer, so that undo cannot reveal
 * another hand.
 */
export class HandoffScreen {
  #holder: Seat | undefined
  readonly #input: LineInput

  constructor(input: LineInput) {
    this.#input = input
  }

  /** Does nothing if the next question is a secret of the same seat. */
  close(match?: LiveMatch<unknown>): void {
    if (this.#holder === undefined || (match !== undefined && this.#holder === secretViewer(match))) return
    this.#holder = undefined
    if (process.stdout.isTTY) print(clearScreen)
  }

  mustHandOver(match: LiveMatch<unknown>): boolean {
    const seat = secretViewer(match)
    return seat !== undefined && seat !== this.#holder
  }

  /** Returns false at the end of input. */
  async open(match: LiveMatch<unknown>): Promise<boolean> {
    const seat = secretViewer(match)
    if (seat === undefined) return true
    this.#holder = seat
    if (!process.stdout.isTTY) return true
    print('', localize(matchWords.handOver, { seat: seatName(match, seat) }))
    const line = await this.#input.next(localize(matchWords.nobodyLooks))
    print(clearScreen)
    return line !== undefined
  }
}
