import type { Procedure } from '@opfor/kernel'
import type { ChartOutcome } from '../model/index.ts'
import { literalSheetText as worded } from '../declare/naming.ts'
import { recordMove, type SheetRun } from '../values/sheet-run.ts'
import { RunScope } from '../values/scope.ts'
import { turnOrGameExit, type StepExit } from '../values/step-exit.ts'
import { withSubject } from '../values/ask-missing.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

/**
 * By its steps, otherwise the section of its name, otherwise the player. If that section cannot be executed, `nothing could be
 * done` holds.
 */
export function* executeOutcome(
  play: SheetRun,
  heading: string,
  { result, body, section }: ChartOutcome,
): Procedure<StepExit | undefined> {
  play.notes.results.set(heading, result)
  if (body.length > 0) {
    play.notes.nothingDone = false
    return turnOrGameExit(yield* play.runs.sentences({ ...play, scope: new RunScope(play.scope) }, body))
  }
  if (section !== undefined) {
    const perform = yield* play.runs.can(play, section)
    play.notes.nothingDone = typeof perform !== 'function'
    if (typeof perform !== 'function') {
      play.table.change(play.table.now, sheetRunMessages.couldNot, {
        result: worded(result),
        because: perform,
      })
      return undefined
    }
    logOutcome(play, section)
    const signal = yield* perform()
    play.notes.nothingDone = false
    return signal
  }
  play.notes.nothingDone = result === ''
  if (result !== '') tellResult(play, heading, result)
  return undefined
}

export function logOutcome(play: SheetRun, section: string): void {
  play.table.change(play.table.now, sheetRunMessages.does, {
    section: withSubject(play.scope.it, worded(section)),
  })
}

function tellResult(play: SheetRun, heading: string, result: string): void {
  const isNumber = /^-?\d+$/.test(result)
  const { it } = play.scope
  if (it !== undefined && !isNumber) recordMove(play, it)
  play.table.change(play.table.now, isNumber ? sheetRunMessages.value : sheetRunMessages.resulted, {
    section: withSubject(it, worded(heading)),
    result: worded(result),
  })
}
