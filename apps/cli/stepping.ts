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
import { sayError, wrapped } from './output.ts'
import type { TerminalMatch } from './playing.ts'

/** Takes the last answer back. */
export function goBack(playing: TerminalMatch): void {
  const { match } = playing
  const steps = stepsBack(match)
  if (steps === 0) return sayError('There is nothing to take back.')
  const told = `Taken back: ${stepText(match, match.steps.length - steps, undefined)}`
  return rewritten(
    playing,
    () => told,
    () => match.undo(steps),
  )
}

/** Gives the answer again that was taken back. */
export function goForward(playing: TerminalMatch): void {
  const { match } = playing
  if (match.undone.length === 0) return sayError('There is nothing to give again.')
  const at = match.steps.length
  return rewritten(
    playing,
    () => `Given again: ${stepText(match, at, undefined)}`,
    () => match.redo(stepsForward(match)),
  )
}

/** Does what changes the past of a match, and says what to do at the table. */
export function rewritten(
  playing: TerminalMatch,
  told: () => string,
  act: () => Parsed<readonly Edit[]>,
): void {
  const { match } = playing
  const before = match.game.layout(match.situation)
  const done = act()
  if (!done.ok) return sayError(done.problem)
  const todo = ticks(done.value, match.byHand, match.game.layout(match.situation), before)
  return playing.turnedTo(...wrapped(told(), '  '), 'To bring the table into line:', ...todo)
}

/** What to do at the table, as boxes to tick: what pieces show, and what is to be done by hand. */
export function ticks(
  edits: readonly Edit[],
  byHand: readonly Message[],
  ...[now, before]: readonly [now: Layout, before: Layout]
): readonly string[] {
  const told = [...byHand, ...onTable(edits, before, now).map((edit) => editTold(edit, now, before))]
  if (told.length === 0) return ['  nothing to move']
  return told.flatMap((each) => wrapped(`  [ ] ${capital(say(each))}`, '      '))
}
