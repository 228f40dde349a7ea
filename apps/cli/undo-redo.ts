import {
  capital,
  type Edit,
  editTold,
  type Layout,
  type Message,
  onTable,
  type Parsed,
  say,
  stepsBack,
  stepsForward,
} from '@opfor/kernel'
import { stepText } from './history.ts'
import { printError, wrapped } from './output.ts'
import type { TerminalMatch } from './terminal-match.ts'

/** Undoes the last answer. */
export function goBack(playing: TerminalMatch): void {
  const { match } = playing
  const steps = stepsBack(match)
  if (steps === 0) return printError('Nothing to undo.')
  const told = `Undone: ${stepText(match, match.steps.length - steps, undefined)}`
  return rewritten(
    playing,
    () => told,
    () => match.undo(steps),
  )
}

/** Redoes the answer that was undone. */
export function goForward(playing: TerminalMatch): void {
  const { match } = playing
  if (match.undone.length === 0) return printError('Nothing to redo.')
  const at = match.steps.length
  return rewritten(
    playing,
    () => `Redone: ${stepText(match, at, undefined)}`,
    () => match.redo(stepsForward(match)),
  )
}

/** Rewrites the history of a match and says how to update the physical table. */
export function rewritten(
  playing: TerminalMatch,
  told: () => string,
  act: () => Parsed<readonly Edit[]>,
): void {
  const { match } = playing
  const before = match.game.layout(match.situation)
  const done = act()
  if (!done.ok) return printError(done.problem)
  const todo = ticks(done.value, match.byHand, match.game.layout(match.situation), before)
  return playing.resetTo(...wrapped(told(), '  '), 'Update your table:', ...todo)
}

/** The steps that update the physical table, as a checklist: changed pieces and manual steps. */
export function ticks(
  edits: readonly Edit[],
  byHand: readonly Message[],
  ...[now, before]: readonly [now: Layout, before: Layout]
): readonly string[] {
  const told = [...byHand, ...onTable(edits, before, now).map((edit) => editTold(edit, now, before))]
  if (told.length === 0) return ['  nothing to move']
  return told.flatMap((each) => wrapped(`  [ ] ${capital(say(each))}`, '      '))
}
