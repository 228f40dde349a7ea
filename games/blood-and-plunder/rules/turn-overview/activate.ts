import {
  afresh,
  aside,
  headline,
  type Message,
  opening,
  type Performance,
  type Procedure,
  reading,
  ruled,
  type Table,
} from '@opfor/kernel'
import { reload } from '../charts/actions/reload.ts'
import { actingUnit, unitOf } from '../charts/actor.ts'
import { bayonets } from '../action-exceptions/bayonets.ts'
import { columnFor } from '../charts/chart-1.ts'
import { type ColumnName, workDown } from '../charts/chart-2.ts'
import { useCommandPoints } from '../charts/command-points.ts'
import type { Actor } from '../charts/facts.ts'
import { staysFar } from './stays-far.ts'
import { leavesMelee } from '../action-exceptions/leave-melee.ts'
import { numberOfActions } from './number-of-actions.ts'
import { columnChanges, nothingPerformed } from '../rulings/turn.ts'
import { moveShip } from '../opposing-force-ships/ships.ts'
import { isAlive, nobodyActs, type Situation, unitsOf, unitWith, withActed } from '../../table/situation.ts'
import { remindOfRules } from '../action-exceptions/special-rules.ts'
import { unitToActivate, waiting } from './unit-to-activate.ts'
import { passedOn } from './whose-turn.ts'
import { columnNames } from '../../table/words.ts'

const words = {
  activates: opening(
    'blood-and-plunder.activates',
    '{unit} is activated with {actions, plural, one {# action} other {# actions}} ({because}). {column}.',
  ),
  readAnew: headline(
    'blood-and-plunder.readAnew',
    '{unit} goes by another card now, with {left, plural, =0 {no action} one {# action} other {# actions}} left ({because}). {column}.',
  ),
  nothing: headline(
    'blood-and-plunder.doesNothing',
    '{unit} does nothing: no action of its column can be performed.',
  ),
  lost: headline(
    'blood-and-plunder.actionsLost',
    '{unit} does nothing more: {actions, plural, one {# action is} other {# actions are}} lost.',
  ),
  overruled: headline(
    'blood-and-plunder.overruledAction',
    '{unit} uses an action for nothing: what you put in its place is nothing, or cannot be performed.',
  ),
  nobodyLeft: aside('blood-and-plunder.nobodyLeft', '{unit} has nobody left to act against.'),
  none: aside('blood-and-plunder.nobodyToActivate', 'The OPFOR has no unit left to activate.'),
  calledOff: aside(
    'blood-and-plunder.calledOff',
    'The activation is called off: no unit is activated any more.',
  ),
  done: aside('blood-and-plunder.activationEnds', '{unit} has ended its activation.'),
  reloadFirst: aside('blood-and-plunder.reloadFirst', 'House rule: {unit} is empty and reloads first.'),
}

/** Which OPFOR unit is activated, and its activation. */
export function* opforActivation(table: Table<Situation>): Procedure<Performance> {
  for (const each of waiting(table.now)) staysFar(table, each)
  const unit = yield* unitToActivate(table, waiting)
  return unit === undefined ? () => nobodyToActivate(table) : () => activate(table, unit.id)
}

function* nobodyToActivate(table: Table<Situation>): Procedure<void> {
  table.change(passedOn(table.now, 'opfor'), words.none)
}

/** The unit spends all its actions, then command points. A correction may name another unit meanwhile, or none. */
function* activate(table: Table<Situation>, id: string): Procedure<void> {
  const { actions, because } = yield* numberOfActions(table, id)
  const unit = unitWith(table.now, id)
  if (!isAlive(unit)) {
    table.change(table.now, words.calledOff)
    return
  }
  const { card } = table.now
  const column = columnFor(table, id)
  const acting = { unit: id, actions, left: actions, column, target: '' }
  table.change({ ...table.now, acting }, words.activates, {
    unit: unit.name,
    column: columnNames[column],
    actions,
    because,
  })
  remindOfRules(table, id)
  yield* moveShip(table)
  const stuck = yield* spendActions(table, card)
  if (!stuck || actingUnit(table.now)?.profile.commander === undefined) yield* useCommandPoints(table)
  else if (ruled(table, nothingPerformed) === 'command') yield* useCommandPoints(table)
  const acted = actingUnit(table.now)
  if (acted === undefined) table.change({ ...table.now, acting: nobodyActs }, words.calledOff)
  else {
    const done = passedOn(withActed(table.now, acted, unit), 'opfor')
    table.change({ ...done, acting: nobodyActs }, words.done, { unit: acted.name })
  }
}

/**
 * Works down the column, from the top again after each action; true where actions were left. Where a correction names another
 * card than the one that column and actions were read by, they are read anew.
 */
function* spendActions(table: Table<Situation>, card: string): Procedure<boolean> {
  let readBy = card
  const next = function* (): Procedure<boolean> {
    if (readBy !== table.now.card) yield* readAnew(table)
    readBy = table.now.card
    return yield* oneAction(table)
  }
  while (hasActions(table.now) || readBy !== table.now.card) {
    const went = yield* afresh(table, next)
    if (!went) return true
  }
  return false
}

/** Column and actions by another card: what has been done stays done. */
function* readAnew(table: Table<Situation>): Procedure<void> {
  const { unit: id } = table.now.acting
  if (id === '') return
  const { actions, because } = yield* numberOfActions(table, id)
  const column = columnFor(table, id)
  const { acting } = table.now
  const left = Math.max(0, acting.left + actions - acting.actions)
  table.change({ ...table.now, acting: { ...acting, actions, left, column } }, words.readAnew, {
    unit: unitWith(table.now, id).name,
    column: columnNames[column],
    left,
    because,
  })
}

/** Whether the unit that is activated stands and has actions left. */
function hasActions(now: Situation): boolean {
  return now.acting.left > 0 && (actingUnit(now)?.models ?? 0) > 0
}

/** The next thing that the unit uses actions for; false where nothing can be performed. */
function* oneAction(table: Table<Situation>): Procedure<boolean> {
  if (!hasActions(table.now)) return true
  const { unit: id, left } = table.now.acting
  if (unitsOf(table.now, 'player').length === 0) {
    useUp(table, id, left, words.nobodyLeft)
    return true
  }
  const actor: Actor = { id, actions: left, ordered: false }
  const column = (): ColumnName => nameOfColumn(table)
  if ((yield* leavesMelee(table, actor)) || (yield* bayonets(table, actor, column))) return true
  const reloads = table.now.house.reloadFirst ? yield* reload.can(table, actor) : undefined
  if (typeof reloads === 'function') {
    table.change(table.now, words.reloadFirst, { unit: unitOf(table.now, actor).name })
    yield* reloads()
    return true
  }
  const came = yield* workDown(table, column(), actor)
  if (came === 'performed') return true
  const { acting } = table.now
  if (came === 'overruled') useUp(table, id, 1, words.overruled)
  else useUp(table, id, acting.left, acting.left === acting.actions ? words.nothing : words.lost)
  return came === 'overruled'
}

/** Actions that are gone without a deed. */
function useUp(table: Table<Situation>, id: string, actions: number, words: Message): void {
  const acting = { ...table.now.acting, left: table.now.acting.left - actions }
  table.change({ ...table.now, acting }, words, { unit: unitWith(table.now, id).name, actions })
}

function nameOfColumn(table: Table<Situation>): ColumnName {
  const { unit, actions, left, column } = table.now.acting
  const anew = actions > left && reading(table.now, columnChanges) === 'anew'
  if (anew) ruled(table, columnChanges)
  return anew || column === '' ? columnFor(table, unit) : (column as ColumnName)
}
