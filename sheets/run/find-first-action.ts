import { restartSignal, withParams, type Message, type Procedure, yesNo } from '@opfor/kernel'
import { askOrRestart, withTopic } from '../values/asking.ts'
import { valueOrAsk, withSubject } from '../values/ask-missing.ts'
import { evaluateCondition } from '../values/condition.ts'
import { beginDecision } from './decision.ts'
import type {
  DeclaredAction,
  DeclaredColumn,
  DeclaredFallbackActions,
} from '../declare/declare-fallback-actions.ts'
import { isSameName, slug, literalSheetText as worded } from '../declare/naming.ts'
import { executeOutcome, logOutcome } from './execute-outcome.ts'
import type { PreparedAction, SheetRun } from '../values/sheet-run.ts'
import { evaluateQuantity } from '../values/quantity.ts'
import type { StepExit } from '../values/step-exit.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

/** The first possible action of a walk, ready to be executed; or the reason that there is none. */
export function* findFirstAction(play: SheetRun, heading: string): Procedure<PreparedAction | Message> {
  const walk = play.rules.walks.get(heading)
  const column = walk === undefined ? undefined : yield* columnOf(play, walk)
  if (column === undefined) return sheetRunMessages.cannot
  const { table } = play
  const number = table.decide()
  for (;;) {
    const { corrections } = table
    const among = column.actions.map(({ candidate }) => candidate)
    const { left } = beginDecision(play, number, column.source, among)
    const found = yield* firstOf(
      play,
      heading,
      column.actions.filter(({ candidate }) => left.includes(candidate)),
    )
    if (table.corrections === corrections) {
      table.recorder?.end(found?.action.candidate)
      return found?.perform ?? sheetRunMessages.cannot
    }
    table.recorder?.restarted()
  }
}

function* columnOf(
  play: SheetRun,
  { section, columns }: DeclaredFallbackActions,
): Procedure<DeclaredColumn | undefined> {
  const by = section.column
  if (by === undefined) return columns[0]
  const value = String(yield* valueOrAsk(play, (view) => evaluateQuantity(by, view)))
  return columns.find(({ name }) => isSameName(name, value))
}

interface Found {
  readonly action: DeclaredAction
  readonly perform: PreparedAction
}

function* firstOf(
  play: SheetRun,
  heading: string,
  actions: readonly DeclaredAction[],
): Procedure<Found | undefined> {
  const { table } = play
  const { corrections } = table
  for (const action of actions) {
    const perform = yield* canPerform(play, heading, action)
    if (table.corrections !== corrections) return undefined
    const could = typeof perform === 'function'
    table.recorder?.tried(action.rule, action.candidate, could, could ? undefined : perform)
    if (could) return { action, perform }
  }
  return undefined
}

function* canPerform(
  play: SheetRun,
  heading: string,
  { outcome }: DeclaredAction,
): Procedure<PreparedAction | Message> {
  const { condition, section, result, body } = outcome
  if (result === '' && body.length === 0) return sheetRunMessages.cannot
  if (condition !== undefined && !(yield* valueOrAsk(play, (view) => evaluateCondition(condition, view))))
    return sheetRunMessages.notHere
  if (section !== undefined && body.length === 0) {
    const perform = yield* play.runs.can(play, section)
    if (typeof perform !== 'function') return perform
    return () => performed(play, heading, result, section, perform)
  }
  const text = withSubject(play.scope.it, withParams(sheetRunMessages.can, { action: worded(result) }))
  const question = withTopic(
    { words: result, about: play.scope.it },
    yesNo(`sheet.can.${slug(result)}`, 'table', text),
  )
  const can = yield* askOrRestart(play.table, question)
  return can === true
    ? () => executeOutcome(play, heading, outcome)
    : can === restartSignal
      ? sheetRunMessages.cannot
      : sheetRunMessages.notNow
}

/** Once an action is chosen, something was done, even if parts of it could not be. */
function* performed(
  play: SheetRun,
  heading: string,
  result: string,
  section: string,
  perform: PreparedAction,
): Procedure<StepExit | undefined> {
  play.notes.results.set(heading, result)
  logOutcome(play, section)
  const signal = yield* perform()
  play.notes.nothingDone = false
  return signal
}
