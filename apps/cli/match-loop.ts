import { type Conversation, type WhoRolls, whoRolls } from '@opfor/kernel'
import { complete } from './completion.ts'
import { HandoffScreen } from './handoff-screen.ts'
import { handleInput } from './handle-input.ts'
import { Lines } from './lines.ts'
import { print } from './output.ts'
import { TerminalMatch } from './terminal-match.ts'
import { isShared } from './privacy.ts'
import { printQuestion, printState, printNewEntries } from './print-match.ts'
import { say } from './text/language.ts'
import { matchWords } from './text/match-words.ts'

/** Options of a match in the terminal. */
export interface MatchOptions {
  readonly file?: string | undefined
  readonly json: boolean
  readonly dice?: WhoRolls['dice'] | undefined
  readonly draws?: WhoRolls['draws'] | undefined
}

/** Exit codes: the match is over, or the input ended before it was. */
const exitCodes = { over: 0, unfinished: 3, interrupted: 130 } as const

/** Plays a match to its end, or to the end of input. */
export async function playMatch(match: Conversation<unknown>, options: MatchOptions): Promise<number> {
  const { file, json } = options
  const who = whoRolls(match)
  const lines = new Lines(
    (line) => complete(match, line),
    () => {
      exitMatch(say(matchWords.notSaved))
      process.exit(exitCodes.interrupted)
    },
    isShared(match) ? 0 : undefined,
  )
  const rolls = { dice: options.dice ?? who.dice, draws: options.draws ?? who.draws }
  const session = new TerminalMatch(match, rolls, file, lines)
  const handoff = new HandoffScreen(lines)
  const exitMatch = (notSaved: string | undefined): number => {
    handoff.close()
    if (file !== undefined || notSaved !== undefined)
      print('', file === undefined ? (notSaved ?? '') : say(matchWords.savedIn, { file }))
    return exitCodes.unfinished
  }
  try {
    for (;;) {
      session.advance()
      if (json) printState(session)
      else if (!(await printMatch(session, handoff))) return exitMatch(undefined)
      if (match.question === undefined) return exitCodes.over
      const line = await lines.next('> ')
      if (line === undefined || line.trim() === 'quit') return exitMatch(undefined)
      await handleInput(session, line, json)
    }
  } finally {
    lines.close()
  }
}

/** Prints the new log entries and the question, handing the screen over first if necessary; false at the end of input. */
async function printMatch(session: TerminalMatch, handoff: HandoffScreen): Promise<boolean> {
  const { match } = session
  handoff.close(match)
  const mustHandOver = handoff.mustHandOver(match)
  if (mustHandOver) {
    printNewEntries(session, 'everybody')
    if (!(await handoff.open(match))) return false
  }
  printNewEntries(session, 'viewer', mustHandOver)
  printQuestion(session)
  return true
}
