import { type LiveMatch, type WhoRolls, resolveWhoRolls } from '@opfor/kernel'
import { complete } from './completion.ts'
import { HandoffScreen } from './handoff-screen.ts'
import { handleInput } from './handle-input.ts'
import { TerminalLines } from './lines.ts'
import { print } from '../lines/output.ts'
import { TerminalMatch } from '../session/terminal-match.ts'
import { isShared } from '../session/privacy.ts'
import { printQuestion, printState, printNewEntries } from './print-match.ts'
import { localize } from '../text/language.ts'
import { matchWords } from '../text/match-words.ts'

export interface MatchOptions {
  readonly file?: string | undefined
  readonly json: boolean
  readonly dice?: WhoRolls['dice'] | undefined
  readonly draws?: WhoRolls['draws'] | undefined
}

/** unfinished: the input ended before the match. */
const exitCodes = { over: 0, unfinished: 3, interrupted: 130 } as const

export async function playMatchInTerminal(match: LiveMatch<unknown>, options: MatchOptions): Promise<number> {
  const { file, json } = options
  const who = resolveWhoRolls(match)
  const lines = new TerminalLines(
    (line) => complete(match, line),
    () => {
      exitMatch(localize(matchWords.notSaved))
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
      print('', file === undefined ? (notSaved ?? '') : localize(matchWords.savedIn, { file }))
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

/** Hands the screen over first if necessary; false at the end of input. */
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
