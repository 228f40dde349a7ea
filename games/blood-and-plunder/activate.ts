import {
  aside,
  atRandom,
  byRuling,
  closerThan,
  headline,
  type List,
  type Message,
  message,
  prefer,
  type Procedure,
  reading,
  select,
  type Table,
} from '@opfor/kernel'
import { countsAsEngaged, isEngaged, mustRally, rulesToUse } from './action-exceptions.ts'
import { load } from './actions/reload.ts'
import { unitOf } from './actor.ts'
import { bayonets } from './bayonets.ts'
import { suitOf } from './cards.ts'
import { columnFor } from './chart-1.ts'
import { type ColumnName, columnOf } from './chart-2.ts'
import { solitaire } from './citations.ts'
import { useCommandPoints } from './command-points.ts'
import { type Actor, nearestEnemy, nearestSeen } from './facts.ts'
import type { Suit } from './cards.ts'
import type { Training } from './profile.ts'
import { columnChanges, nothingPerformed, twelveInches } from './rulings/turn.ts'
import { moveShip } from './ships.ts'
import { nobodyActs, type Situation, type Unit, unitsOf, unitWith, withUnit } from './situation.ts'

/** Actions by suit and training. */
export const actionsBy: Readonly<Record<Training, Readonly<Record<Suit, number>>>> = {
  veteran: { S: 2, H: 2, D: 3, C: 3 },
  trained: { S: 1, H: 2, D: 2, C: 3 },
  inexperienced: { S: 1, H: 1, D: 2, C: 2 },
}

/** Turn Overview: which OPFOR unit is activated. */
export const unitToActivate: List<Unit, Situation> = select<Unit, Situation>(
  'blood-and-plunder.activate',
  'Unit to activate',
  solitaire('Turn Overview'),
  [
    prefer(1, 'being engaged', (unit, now) => countsAsEngaged(now, unit)),
    byRuling(twelveInches, {
      any: [prefer(2, 'an enemy less than 12 inches away', closerThan(12, nearestEnemy))],
      seen: [prefer(2, 'an enemy in sight less than 12 inches away', nearestSeen)],
    }),
  ],
  atRandom('a random draw'),
)

const columnNames = {
  A: message('blood-and-plunder.A', 'Column A, push'),
  B: message('blood-and-plunder.B', 'Column B, hold'),
  C: message('blood-and-plunder.C', 'Column C, fall back'),
}

const words = {
  activates: headline(
    'blood-and-plunder.activates',
    '{unit} is activated with {actions, plural, one {# action} other {# actions}}. {column}.',
  ),
  nothing: headline(
    'blood-and-plunder.doesNothing',
    '{unit} does nothing: no action of its column can be performed.',
  ),
  lost: headline(
    'blood-and-plunder.actionsLost',
    '{unit} does nothing more: {actions, plural, one {# action is} other {# actions are}} lost.',
  ),
  overruled: aside(
    'blood-and-plunder.overruledAction',
    '{unit} uses an action for nothing: what you put in its place is nothing, or cannot be performed.',
  ),
  nobodyLeft: aside('blood-and-plunder.nobodyLeft', '{unit} has nobody left to act against.'),
  none: aside('blood-and-plunder.nobodyToActivate', 'The OPFOR has no unit left to activate.'),
  done: aside('blood-and-plunder.activationEnds', '{unit} has ended its activation.'),
  reminder: aside('blood-and-plunder.reminder', 'Use {trait} of {unit} as often as you can: {reminder}'),
  reloadFirst: aside('blood-and-plunder.reloadFirst', 'House rule: {unit} is empty and reloads first.'),
}

/** One OPFOR unit is activated and spends all its actions, then command points. */
export function* activateOpfor(table: Table<Situation>): Procedure<void> {
  const unit = yield* unitToActivate(table, (now) => unitsOf(now, 'opfor').filter((each) => !each.activated))
  if (unit === undefined) {
    table.change({ ...table.now, next: table.now.next.slice(1) }, words.none)
    return
  }
  const column = columnFor(table)
  const actions = actionsBy[unit.profile.training][suitOf(table.now.card)]
  table.change(
    { ...table.now, acting: { unit: unit.id, actions, left: actions, column, target: '' } },
    words.activates,
    { unit: unit.name, column: columnNames[column], actions },
  )
  for (const { name, reminder } of rulesToUse(unit))
    table.change(table.now, words.reminder, { unit: unit.name, trait: name, reminder })
  yield* moveShip(table, unit.id)
  const stuck = yield* spendActions(table, unit.id)
  // Ruling: nothingPerformed.
  if (!stuck || reading(table.now, nothingPerformed) === 'command') yield* useCommandPoints(table, unit.id)
  const done = withUnit(table.now, unit.id, { activated: true })
  table.change({ ...done, acting: nobodyActs, next: done.next.slice(1) }, words.done, { unit: unit.name })
}

/** Works down the column, from the top again after each action; true where actions were left. */
function* spendActions(table: Table<Situation>, id: string): Procedure<boolean> {
  while (table.now.acting.left > 0 && unitWith(table.now, id).models > 0) {
    if (unitsOf(table.now, 'player').length === 0) {
      useUp(table, id, table.now.acting.left, words.nobodyLeft)
      return false
    }
    const actor: Actor = { id, actions: table.now.acting.left, ordered: false }
    yield* bayonets(table, actor)
    if (table.now.acting.left === 0) break
    const unit = unitOf(table.now, actor)
    if (table.now.house.reloadFirst && reloadsFirst(table.now, unit)) {
      table.change(table.now, words.reloadFirst, { unit: unit.name })
      yield* load(table, actor)
      continue
    }
    const left = { ...actor, actions: table.now.acting.left }
    const decision = table.decisions
    const done = yield* columnOf(table.now, unit, nameOfColumn(table))(table, left)
    if (done !== undefined) continue
    if (table.overruled(decision) !== undefined) useUp(table, id, 1, words.overruled)
    else {
      const { actions, left } = table.now.acting
      useUp(table, id, left, left === actions ? words.nothing : words.lost)
      return true
    }
  }
  return false
}

/** Actions that are gone without a deed. */
function useUp(table: Table<Situation>, id: string, actions: number, words: Message): void {
  const { acting } = table.now
  const next = { ...table.now, acting: { ...acting, left: acting.left - actions } }
  table.change(next, words, { unit: unitWith(table.now, id).name, actions })
}

function reloadsFirst(now: Situation, unit: Unit): boolean {
  return unit.empty > 0 && !isEngaged(unit) && !unit.bayonetsFixed && !mustRally(now, unit)
}

function nameOfColumn(table: Table<Situation>): ColumnName {
  const { actions, left, column } = table.now.acting
  // Ruling: columnChanges.
  if (actions > left && reading(table.now, columnChanges) === 'anew') return columnFor(table)
  return column as ColumnName
}
