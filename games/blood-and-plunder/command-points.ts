import {
  afresh,
  aside,
  atRandom,
  fewest,
  headline,
  holding,
  type List,
  type Procedure,
  reading,
  select,
  type Table,
} from '@opfor/kernel'
import { actingUnit } from './actor.ts'
import { bayonets } from './bayonets.ts'
import { columnOf } from './chart-2.ts'
import { solitaire } from './citations.ts'
import { type Actor, distanceTo, inCommandRange } from './facts.ts'
import { closestToCommander, pointsPerUnit, uselessPoint } from './rulings/command-and-ships.ts'
import { type Situation, type Unit, unitsOf, unitWith } from './situation.ts'

/** Command Points: the unit closest to the command unit. */
export const unitToOrder: List<Unit, Situation, Actor> = select<Unit, Situation, Actor>(
  'blood-and-plunder.order',
  'Unit for a command point',
  solitaire('Turn Overview, Chart 2'),
  [fewest(1, 'distance to the command unit in inches', distanceTo)],
  atRandom('a random draw'),
)

const words = {
  orders: headline('blood-and-plunder.orders', '{commander} gives a command point to {unit}.'),
  useless: headline('blood-and-plunder.orderUseless', '{unit} can do nothing with it.'),
  lost: aside(
    'blood-and-plunder.pointsLost',
    '{points, plural, one {# command point is} other {# command points are}} not used.',
  ),
}

/** After its actions a command unit uses its command points, one action each. */
export function* useCommandPoints(table: Table<Situation>): Procedure<void> {
  const { id = '', profile } = actingUnit(table.now) ?? {}
  const commander = profile?.commander
  if (commander === undefined) return
  const passed: string[] = []
  for (let points = commander.points; points > 0; ) {
    const unit = yield* afresh(table, () => closest(table, id, commander.range, passed))
    if (!mayAct(table.now, id)) return
    if (unit === undefined) {
      table.change(table.now, words.lost, { points })
      return
    }
    table.change(table.now, words.orders, { commander: unitWith(table.now, id).name, unit: unit.name })
    const actor: Actor = { id: unit.id, actions: 1, ordered: true }
    const used = yield* afresh(table, () => carryOut(table, actor))
    if (!used) table.change(table.now, words.useless, { unit: unit.name })
    // Ruling: pointsPerUnit.
    if (!used || reading(table.now, pointsPerUnit) === 'one') passed.push(unit.id)
    // Ruling: uselessPoint.
    if (used || reading(table.now, uselessPoint) === 'lost') points -= 1
  }
}

/** Whether a unit stands, and somebody to act against. */
function mayAct(now: Situation, id: string): boolean {
  return unitWith(now, id).models > 0 && unitsOf(now, 'player').length > 0
}

/** One action of an ordered unit, exceptions included; false where it can do nothing. */
function* carryOut(table: Table<Situation>, actor: Actor): Procedure<boolean> {
  if (!mayAct(table.now, actor.id)) return false
  if (yield* bayonets(table, actor))
    return table.now.house.bayonetCost > 0 || (yield* afresh(table, () => carryOut(table, actor)))
  const done = yield* columnOf(table.now, unitWith(table.now, actor.id), 'command')(table, actor)
  return done !== undefined
}

/** The closest unit in command range that has not had its turn; the command unit itself by the ruling. */
function* closest(
  table: Table<Situation>,
  id: string,
  range: number,
  passed: readonly string[],
): Procedure<Unit | undefined> {
  if (!mayAct(table.now, id)) return undefined
  const actor: Actor = { id, actions: 0, ordered: false }
  const own = passed.includes(id) ? undefined : unitWith(table.now, id)
  // Ruling: closestToCommander.
  if (own !== undefined && reading(table.now, closestToCommander) === 'own') return own
  const others = (now: Situation): readonly Unit[] => unitsOf(now, 'opfor').filter((unit) => unit.id !== id)
  const near = yield* holding(table, inCommandRange(range), others, actor)
  if (near.length === 0) return own
  const ids = near.map((unit) => unit.id).filter((each) => !passed.includes(each))
  return yield* unitToOrder(table, (now) => others(now).filter((unit) => ids.includes(unit.id)), actor)
}
