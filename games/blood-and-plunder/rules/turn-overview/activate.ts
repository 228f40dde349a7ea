import {
  restartable,
  noteText,
  closerThan,
  headlineText,
  factIfKnown,
  type Message,
  messages,
  earlierAnswer,
  sectionHeadlineText,
  type ActionRun,
  type Procedure,
  currentReading,
  storeFact,
  applyRuling,
  type Table,
} from '@opfor/kernel'
import { isSaidFirst } from '../../table/on-the-map.ts'
import {
  isAlive,
  nobodyActs,
  type Situation,
  type Unit,
  unitsOf,
  unitWith,
  withActed,
} from '../../table/situation.ts'
import { columnNames } from '../../table/words.ts'
import { bayonets } from '../action-exceptions/bayonets.ts'
import { leavesMelee } from '../action-exceptions/leave-melee.ts'
import { remindOfRules } from '../action-exceptions/special-rules.ts'
import { reload } from '../charts/actions/reload.ts'
import { actingUnit, unitOf } from '../charts/actor.ts'
import { columnFor } from '../charts/chart-1.ts'
import { type ColumnName, workDown } from '../charts/chart-2.ts'
import { useCommandPoints } from '../charts/command-points.ts'
import { type Actor, nearestEnemy } from '../charts/facts.ts'
import { moveShip } from '../opposing-force-ships/ships.ts'
import { columnChanges, nothingPerformed } from '../rulings/turn.ts'
import { numberOfActions } from './number-of-actions.ts'
import { unitToActivate, waiting } from './unit-to-activate.ts'
import { passedOn } from './player-activation.ts'

/** Losses bring no enemy closer: a unit with no enemy near before needs no question after. */
function staysFar(table: Table<Situation>, unit: Unit): void {
  if (!isSaidFirst(table.now)) return
  const before = earlierAnswer(table, nearestEnemy, unit, undefined) as { readonly from: number } | undefined
  const isOpen = factIfKnown(table, closerThan(12, nearestEnemy), unit, undefined) === undefined
  if (before === undefined || before.from === 0 || !isOpen) return
  const span = { from: before.from, below: Number.POSITIVE_INFINITY }
  storeFact(table, nearestEnemy, unit, undefined, span)
}

const words = messages('blood-and-plunder', {
  activates: sectionHeadlineText(
    '{unit} is activated with {actions, plural, one {# action} other {# actions}} ({because}). {column}.',
  ),
  readAnew: headlineText(
    '{unit} now uses another card, with {left, plural, =0 {no action} one {# action} other {# actions}} left ({because}). {column}.',
  ),
  nothing: {
    id: 'blood-and-plunder.doesNothing',
    ...headlineText('{unit} does nothing: no action in its column is possible.'),
  },
  lost: {
    id: 'blood-and-plunder.actionsLost',
    ...headlineText(
      '{unit} does nothing more: {actions, plural, one {# action is} other {# actions are}} lost.',
    ),
  },
  overruled: {
    id: 'blood-and-plunder.overruledAction',
    ...headlineText('{unit} wastes an action: your choice does nothing, or is not possible.'),
  },
  nobodyLeft: noteText('{unit} has no enemy left to fight or shoot at.'),
  none: { id: 'blood-and-plunder.nobodyToActivate', ...noteText('The OPFOR has no unit left to activate.') },
  calledOff: noteText('The activation is called off: no unit is activated now.'),
  done: { id: 'blood-and-plunder.activationEnds', ...noteText('The activation of {unit} is over.') },
  reloadFirst: noteText('House rule: {unit} is empty and reloads first.'),
})

export function* opforActivation(table: Table<Situation>): Procedure<ActionRun> {
  for (const each of waiting(table.now)) staysFar(table, each)
  const unit = yield* unitToActivate(table, waiting)
  return unit === undefined ? () => nobodyToActivate(table) : () => activate(table, unit.id)
}

function* nobodyToActivate(table: Table<Situation>): Procedure<void> {
  table.change(passedOn(table.now, 'opfor'), words.none)
}

/** Actions first, then command points. A correction may name another unit meanwhile, or none. */
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
  else if (applyRuling(table, nothingPerformed) === 'command') yield* useCommandPoints(table)
  const acted = actingUnit(table.now)
  if (acted === undefined) table.change({ ...table.now, acting: nobodyActs }, words.calledOff)
  else {
    const done = passedOn(withActed(table.now, acted, unit), 'opfor')
    table.change({ ...done, acting: nobodyActs }, words.done, { unit: acted.name })
  }
}

/** Repeats the column after each action. True if actions were left. If a correction changes the card, reads both again. */
function* spendActions(table: Table<Situation>, card: string): Procedure<boolean> {
  let readBy = card
  const next = function* (): Procedure<boolean> {
    if (readBy !== table.now.card) yield* readAnew(table)
    readBy = table.now.card
    return yield* oneAction(table)
  }
  while (hasActions(table.now) || readBy !== table.now.card) {
    const went = yield* restartable(table, next)
    if (!went) return true
  }
  return false
}

/** After a change of card, performed actions remain performed. */
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

function hasActions(now: Situation): boolean {
  return now.acting.left > 0 && (actingUnit(now)?.models ?? 0) > 0
}

/** False if nothing can be performed. */
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

function useUp(table: Table<Situation>, id: string, actions: number, words: Message): void {
  const acting = { ...table.now.acting, left: table.now.acting.left - actions }
  table.change({ ...table.now, acting }, words, { unit: unitWith(table.now, id).name, actions })
}

function nameOfColumn(table: Table<Situation>): ColumnName {
  const { unit, actions, left, column } = table.now.acting
  const anew = actions > left && currentReading(table.now, columnChanges) === 'anew'
  if (anew) applyRuling(table, columnChanges)
  return anew || column === '' ? columnFor(table, unit) : (column as ColumnName)
}
