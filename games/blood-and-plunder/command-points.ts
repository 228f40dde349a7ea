import {
  aside,
  atRandom,
  closerThan,
  fewest,
  headline,
  holding,
  type List,
  type Procedure,
  reading,
  select,
  type Table,
} from '@opfor/kernel'
import { columnOf } from './chart-2.ts'
import { solitaire } from './citations.ts'
import { type Actor, distanceTo } from './facts.ts'
import { closestToCommander, pointsPerUnit, uselessPoint } from './rulings/command-and-ships.ts'
import { type Situation, type Unit, unitsOf, unitWith } from './situation.ts'

/** Command Points: the unit closest to the command unit. */
export const unitToOrder: List<Unit, Situation, Actor> = select<Unit, Situation, Actor>(
  'blood-and-plunder.order',
  'Unit for a command point',
  solitaire('Turn Overview, Chart 2'),
  [fewest(1, 'inches from the command unit', distanceTo)],
  atRandom('at random'),
)

const words = {
  orders: headline('blood-and-plunder.orders', '{commander} gives a command point to {unit}.'),
  useless: aside('blood-and-plunder.orderUseless', '{unit} can do nothing with it.'),
  lost: aside(
    'blood-and-plunder.pointsLost',
    '{points, plural, one {# command point is} other {# command points are}} not used.',
  ),
}

/** After its actions a command unit uses its command points, one action each. */
export function* useCommandPoints(table: Table<Situation>, id: string): Procedure<void> {
  const { commander } = unitWith(table.now, id).profile
  if (commander === undefined) return
  const passed: string[] = []
  for (let points = commander.points; points > 0; ) {
    if (unitWith(table.now, id).models === 0) return
    const unit = yield* closest(table, id, commander.range, passed)
    if (unit === undefined) {
      table.change(table.now, words.lost, { points })
      return
    }
    table.change(table.now, words.orders, { commander: unitWith(table.now, id).name, unit: unit.name })
    const actor: Actor = { id: unit.id, actions: 1, ordered: true }
    const done = yield* columnOf(table.now, unit, 'command')(table, actor)
    if (done === undefined) table.change(table.now, words.useless, { unit: unit.name })
    // Ruling: pointsPerUnit.
    if (done === undefined || reading(table.now, pointsPerUnit) === 'one') passed.push(unit.id)
    // Ruling: uselessPoint.
    if (done !== undefined || reading(table.now, uselessPoint) === 'lost') points -= 1
  }
}

/** The closest unit in command range that has not had its turn; the command unit itself by the ruling. */
function* closest(
  table: Table<Situation>,
  id: string,
  range: number,
  passed: readonly string[],
): Procedure<Unit | undefined> {
  const actor: Actor = { id, actions: 0, ordered: false }
  // Ruling: closestToCommander.
  const ownFirst = reading(table.now, closestToCommander) === 'own'
  const left = (now: Situation): readonly Unit[] =>
    unitsOf(now, 'opfor').filter((unit) => !passed.includes(unit.id) && unit.id !== id)
  const own = passed.includes(id) ? undefined : unitWith(table.now, id)
  if (ownFirst && own !== undefined) return own
  const near = yield* holding(table, closerThan(range + 0.1, distanceTo), left, actor)
  if (near.length === 0) return own
  const ids = near.map((unit) => unit.id)
  return yield* unitToOrder(table, (now) => left(now).filter((unit) => ids.includes(unit.id)), actor)
}
