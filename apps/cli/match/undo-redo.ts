import {
  capitalize,
  type Edit,
  formatEdit,
  type Layout,
  type Message,
  manualEdits,
  type Parsed,
  undoCount,
  redoCount,
} from '@opfor/kernel'
import { stepText } from './history.ts'
import { printError, wrapText } from '../lines/output.ts'
import type { TerminalMatch } from '../session/terminal-match.ts'
import { localize } from '../text/language.ts'
import { matchWords } from '../text/match-words.ts'

export function undo(session: TerminalMatch): void {
  const { match } = session
  const steps = undoCount(match)
  if (steps === 0) return printError(localize(matchWords.nothingToUndo))
  const text = localize(matchWords.undone, { step: stepText(match, match.steps.length - steps, undefined) })
  return applyUndoRedo(
    session,
    () => text,
    () => match.undo(steps),
  )
}

export function redo(session: TerminalMatch): void {
  const { match } = session
  if (match.undone.length === 0) return printError(localize(matchWords.nothingToRedo))
  const at = match.steps.length
  return applyUndoRedo(
    session,
    () => localize(matchWords.redone, { step: stepText(match, at, undefined) }),
    () => match.redo(redoCount(match)),
  )
}

export function applyUndoRedo(
  session: TerminalMatch,
  summary: () => string,
  rewrite: () => Parsed<readonly Edit[]>,
): void {
  const { match } = session
  const before = match.game.layout(match.situation)
  const rewritten = rewrite()
  if (!rewritten.ok) return printError(rewritten.problem)
  const todo = checklist(rewritten.value, match.byHand, match.game.layout(match.situation), before)
  return session.resetLog(...wrapText(summary(), '  '), localize(matchWords.updateTable), ...todo)
}

export function checklist(
  edits: readonly Edit[],
  manualSteps: readonly Message[],
  ...[now, before]: readonly [now: Layout, before: Layout]
): readonly string[] {
  const messages = [
    ...manualSteps,
    ...manualEdits(edits, before, now).map((edit) => formatEdit(edit, now, before)),
  ]
  if (messages.length === 0) return [`  ${localize(matchWords.nothingToMove)}`]
  return messages.flatMap((each) => wrapText(`  [ ] ${capitalize(localize(each))}`, '      '))
}
