import { again, fill, type Message, type Procedure, yesNo } from '@opfor/kernel'
import { askOnce, on } from './asking.ts'
import { known } from './known.ts'
import { holds } from './condition.ts'
import { beginDecision } from './decision.ts'
import type { DeclaredAction, DeclaredColumn, DeclaredWalk } from './declare-walk.ts'
import { same, slug, words as worded } from './naming.ts'
import { carriedOut, tellDoes } from './outcome.ts'
import type { Performance, Play } from './play.ts'
import { quantityOf } from './quantity.ts'
import type { Signal } from './signal.ts'
import { withWho } from './tell.ts'
import { words } from './words.ts'

/** The first action of a walk that can be done, ready to be done; or why there is none. */
export function* firstAction(play: Play, heading: string): Procedure<Performance | Message> {
  const walk = play.rules.walks.get(heading)
  const column = walk === undefined ? undefined : yield* columnOf(play, walk)
  if (column === undefined) return words.cannot
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
      return found?.perform ?? words.cannot
    }
    table.recorder?.restarted()
  }
}

function* columnOf(play: Play, { section, columns }: DeclaredWalk): Procedure<DeclaredColumn | undefined> {
  const by = section.column
  if (by === undefined) return columns[0]
  const value = String(yield* known(play, (view) => quantityOf(by, view)))
  return columns.find(({ name }) => same(name, value))
}

interface Found {
  readonly action: DeclaredAction
  readonly perform: Performance
}

function* firstOf(
  play: Play,
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
  play: Play,
  heading: string,
  { outcome }: DeclaredAction,
): Procedure<Performance | Message> {
  const { condition, section, result, body } = outcome
  if (result === '' && body.length === 0) return words.cannot
  if (condition !== undefined && !(yield* known(play, (view) => holds(condition, view)))) return words.notHere
  if (section !== undefined && body.length === 0) {
    const perform = yield* play.runs.can(play, section)
    if (typeof perform !== 'function') return perform
    return () => performed(play, heading, result, section, perform)
  }
  const text = withWho(play.scope.it, fill(words.can, { action: worded(result) }))
  const question = on(
    { words: result, about: play.scope.it },
    yesNo(`sheet.can.${slug(result)}`, 'table', text),
  )
  const can = yield* askOnce(play.table, question)
  return can === true ? () => carriedOut(play, heading, outcome) : can === again ? words.cannot : words.notNow
}

/** Does the action that was found: whatever could not be done within it, something was done. */
function* performed(
  play: Play,
  heading: string,
  result: string,
  section: string,
  perform: Performance,
): Procedure<Signal | undefined> {
  play.notes.results.set(heading, result)
  tellDoes(play, section)
  const signal = yield* perform()
  play.notes.nothingDone = false
  return signal
}
