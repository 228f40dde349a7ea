import { type Conversation, type WhoRolls, whoRolls } from '@opfor/kernel'
import { complete } from './completion.ts'
import { HandoffScreen } from './handoff-screen.ts'
import { handleInput } from './handle-input.ts'
import { Lines } from './lines.ts'
import { print } from './output.ts'
import { TerminalMatch } from './terminal-match.ts'
import { isShared } from './privacy.ts'
import { printQuestion, printState, printNewEntries } from './print-match.ts'

/** Options of a match in the terminal. */
export interface Manner {
  readonly file?: string | undefined
  readonly json: boolean
  readonly dice?: WhoRolls['dice'] | undefined
  readonly draws?: WhoRolls['draws'] | undefined
}

/** Exit codes: the match is over, or the input ended before it was. */
const exit = { over: 0, unfinished: 3, interrupted: 130 } as const

/** Plays a match to its end, or to the end of input. */
export async function playMatch(match: Conversation<unknown>, manner: Manner): Promise<number> {
  const { file, json } = manner
  const who = whoRolls(match)
  const lines = new Lines(
    (line) => complete(match, line),
    () => {
      leave('The match is not saved.')
      process.exit(exit.interrupted)
    },
    isShared(match) ? 0 : undefined,
  )
  const rolls = { dice: manner.dice ?? who.dice, draws: manner.draws ?? who.draws }
  const playing = new TerminalMatch(match, rolls, file, lines)
  const handoff = new HandoffScreen(lines)
  const leave = (notKept: string | undefined): number => {
    handoff.close()
    if (file !== undefined || notKept !== undefined)
      print('', file === undefined ? (notKept ?? '') : `The match is saved in ${file}.`)
    return exit.unfinished
  }
  try {
    for (;;) {
      playing.advance()
      if (json) printState(playing)
      else if (!(await tell(playing, handoff))) return leave(undefined)
      if (match.question === undefined) return exit.over
      const line = await lines.next('> ')
      if (line === undefined || line.trim() === 'quit') return leave(undefined)
      await handleInput(playing, line, json)
    }
  } finally {
    lines.close()
  }
}

/** Prints the new log entries and the question, handing the screen over first if necessary; false at the end of input. */
async function tell(playing: TerminalMatch, handoff: HandoffScreen): Promise<boolean> {
  const { match } = playing
  handoff.close(match)
  const isToOpen = handoff.isToOpen(match)
  if (isToOpen) {
    printNewEntries(playing, 'everybody')
    if (!(await handoff.open(match))) return false
  }
  printNewEntries(playing, 'viewer', isToOpen)
  printQuestion(playing)
  return true
}
