import {
  capital,
  type Edit,
  editTold,
  type Layout,
  type Message,
  onTable,
  type Parsed,
  stepsBack,
  stepsForward,
} from '@opfor/kernel'
import { stepText } from './history.ts'
import { printError, wrap } from './output.ts'
import type { TerminalMatch } from './terminal-match.ts'
import { say } from './text/language.ts'
import { matchWords } from './text/match-words.ts'

/** Undoes the last answer. */
export function undo(session: TerminalMatch): void {
  const { match } = session
  const steps = stepsBack(match)
  if (steps === 0) return printError(say(matchWords.nothingToUndo))
  const text = say(matchWords.undone, { step: stepText(match, match.steps.length - steps, undefined) })
  return rewriteHistory(
    session,
    () => text,
    () => match.undo(steps),
  )
}

/** Redoes the answer that was undone. */
export function redo(session: TerminalMatch): void {
  const { match } = session
  if (match.undone.length === 0) return printError(say(matchWords.nothingToRedo))
  const at = match.steps.length
  return rewriteHistory(
    session,
    () => say(matchWords.redone, { step: stepText(match, at, undefined) }),
    () => match.redo(stepsForward(match)),
  )
}

/** Rewrites the history of a match and says how to update the physical table. */
export function rewriteHistory(
  session: TerminalMatch,
  summary: () => string,
  rewrite: () => Parsed<readonly Edit[]>,
): void {
  const { match } = session
  const before = match.game.layout(match.situation)
  const rewritten = rewrite()
  if (!rewritten.ok) return printError(rewritten.problem)
  const todo = checklist(rewritten.value, match.byHand, match.game.layout(match.situation), before)
  return session.resetLog(...wrap(summary(), '  '), say(matchWords.updateTable), ...todo)
}

/** The steps that update the physical table, as a checklist: changed pieces and manual steps. */
export function checklist(
  edits: readonly Edit[],
  manualSteps: readonly Message[],
  ...[now, before]: readonly [now: Layout, before: Layout]
): readonly string[] {
  const messages = [...manualSteps, ...onTable(edits, before, now).map((edit) => editTold(edit, now, before))]
  if (messages.length === 0) return [`  ${say(matchWords.nothingToMove)}`]
  return messages.flatMap((each) => wrap(`  [ ] ${capital(say(each))}`, '      '))
}
