import {
  afresh,
  aside,
  atRandom,
  byRuling,
  type Candidate,
  fewest,
  fill,
  headline,
  holding,
  type List,
  message,
  neverTied,
  prefer,
  printed,
  type Procedure,
  reading,
  ruled,
  type RuledOutCandidate,
  select,
  type Table,
  toldAs,
} from '@opfor/kernel'
import { actingUnit } from './actor.ts'
import { bayonets } from '../action-exceptions/bayonets.ts'
import { workDown } from './chart-2.ts'
import { solitaire } from '../../table/citations.ts'
import { type Actor, distanceTo, inchesTold, inCommandRange } from './facts.ts'
import { leavesMelee } from '../action-exceptions/leave-melee.ts'
import { apart, isTracked } from '../../table/on-the-map.ts'
import { fallen, ruledOut, unitNamed } from '../ruled-out.ts'
import { closestToCommander, pointsPerUnit, uselessPoint } from '../rulings/command-and-ships.ts'
import { type Situation, type Unit, unitsOf, unitWith } from '../../table/situation.ts'
import { remindOfRules } from '../action-exceptions/special-rules.ts'

/** A command unit with a point to give, and who had one before. */
interface Ordering extends Actor {
  readonly range: number
  readonly passed: readonly { readonly id: string; readonly used: boolean }[]
  /** How many other units in command range have not had their turn. */
  readonly near: number
}

/** Command Points: the unit closest to the command unit. */
export const unitToOrder: List<Unit, Situation, Ordering> = select<Unit, Situation, Ordering>(
  'blood-and-plunder.order',
  'Unit for a command point',
  solitaire('Turn Overview, Chart 2'),
  [printed('', toldAs(inchesTold, fewest(1, 'the shortest distance to the command unit', distanceTo)))],
  atRandom('a unit drawn at random'),
  { of: unitNamed, others: notOrdered },
)

/** Whether the command unit has the point itself: no other in range is left, or by the ruling it comes first. */
export const ownUnitOrAnother = select<Candidate, Situation, Ordering>(
  'blood-and-plunder.orderItself',
  'Who uses the command point',
  solitaire('Turn Overview, Chart 2'),
  [
    byRuling(closestToCommander, {
      others: [
        prefer('itself', 'the command unit, with no other left in command range', isAlone),
        prefer(
          'another',
          'another unit, with one left in command range',
          (each, now, about) => !isItself(each, now, about),
        ),
      ],
      own: [prefer('itself', 'the command unit itself first', isItself)],
    }),
  ],
  neverTied,
  { of: unitNamed, others: alreadyPassed },
)

function isItself({ id }: Candidate, _: Situation, ordering: Ordering): boolean {
  return id === ordering.id
}

function isAlone(each: Candidate, now: Situation, ordering: Ordering): boolean {
  return isItself(each, now, ordering) && ordering.near === 0
}

/** The units that have had a command point, or could do nothing with one. */
function alreadyPassed(now: Situation, { passed }: Ordering): readonly RuledOutCandidate[] {
  return passed.map(({ id, used }) => ruledOut(unitWith(now, id), used ? words.served : words.idle))
}

/** The units that a command point cannot go to, and why. */
function notOrdered(now: Situation, ordering: Ordering): readonly RuledOutCandidate[] {
  const { id, range } = ordering
  const commander = unitWith(now, id)
  const had = alreadyPassed(now, ordering)
  const left = unitsOf(now, 'opfor').filter((unit) => !had.some((each) => each.id === unit.id))
  const others = left.map((unit) => {
    if (unit.id === id) return ruledOut(unit, words.itself)
    if (!isTracked(now)) return ruledOut(unit, fill(words.outside, { range }))
    return ruledOut(unit, fill(words.far, { range, inches: apart(now, commander, unit) }))
  })
  return [...had, ...others, ...fallen(now, 'opfor')]
}

const words = {
  another: message('blood-and-plunder.orderItself=another', 'another unit'),
  served: message('blood-and-plunder.because.served', 'it has had a command point already'),
  idle: message('blood-and-plunder.because.idle', 'it could do nothing with a command point'),
  itself: message(
    'blood-and-plunder.because.itself',
    'the command unit itself has a point only where no other in command range is left to have one',
  ),
  outside: message(
    'blood-and-plunder.because.outside',
    'you said that it is not within {range} inches of the command unit',
  ),
  far: message(
    'blood-and-plunder.because.commandFar',
    'it is {inches} inches from the command unit, and the command range is {range} inches',
  ),
  ordersItself: headline('blood-and-plunder.ordersItself', '{unit} uses a command point itself.'),
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
  const passed: { readonly id: string; readonly used: boolean }[] = []
  for (let points = commander.points; points > 0; ) {
    const unit = yield* afresh(table, () => closest(table, id, commander.range, passed))
    if (!mayAct(table.now, id)) return
    if (unit === undefined) {
      table.change(table.now, words.lost, { points })
      return
    }
    const names = { commander: unitWith(table.now, id).name, unit: unit.name }
    table.change(table.now, unit.id === id ? words.ordersItself : words.orders, names)
    remindOfRules(table, unit.id)
    const actor: Actor = { id: unit.id, actions: 1, ordered: true }
    const used = yield* afresh(table, () => carryOut(table, actor))
    if (!used) table.change(table.now, words.useless, { unit: unit.name })
    // Ruling: pointsPerUnit.
    if (!used || reading(table.now, pointsPerUnit) === 'one') passed.push({ id: unit.id, used })
    if (used || ruled(table, uselessPoint) === 'lost') points -= 1
  }
}

/** Whether a unit stands, and somebody to act against. */
function mayAct(now: Situation, id: string): boolean {
  return unitWith(now, id).models > 0 && unitsOf(now, 'player').length > 0
}

/** One action of an ordered unit, exceptions included; false where it can do nothing. */
function* carryOut(table: Table<Situation>, actor: Actor): Procedure<boolean> {
  if (!mayAct(table.now, actor.id)) return false
  if (yield* leavesMelee(table, actor)) return yield* afresh(table, () => carryOut(table, actor))
  if (yield* bayonets(table, actor, () => 'command'))
    return table.now.house.bayonetCost > 0 || (yield* afresh(table, () => carryOut(table, actor)))
  return (yield* workDown(table, 'command', actor)) === 'performed'
}

/** The closest unit in command range that has not had its turn, or the command unit itself; nobody else is asked about. */
function* closest(
  table: Table<Situation>,
  id: string,
  range: number,
  passed: Ordering['passed'],
): Procedure<Unit | undefined> {
  if (!mayAct(table.now, id)) return undefined
  const has = (each: string): boolean => passed.some((one) => one.id === each)
  const actor: Actor = { id, actions: 0, ordered: false }
  const others = (now: Situation): readonly Unit[] =>
    unitsOf(now, 'opfor').filter((unit) => unit.id !== id && !has(unit.id))
  const inRange = (): Procedure<readonly Unit[]> => holding(table, inCommandRange(range), others, actor)
  // Ruling: closestToCommander. Where the command unit comes first, nothing is asked before.
  const comesFirst = !has(id) && reading(table.now, closestToCommander) === 'own'
  const ordering: Ordering = { ...actor, range, passed, near: comesFirst ? 0 : (yield* inRange()).length }
  if (!has(id)) {
    const both = (now: Situation): readonly Candidate[] => [
      { id: 'another', name: words.another },
      unitWith(now, id),
    ]
    const whose = yield* ownUnitOrAnother(table, both, ordering)
    if (whose?.id === id) return unitWith(table.now, id)
  }
  const near = (yield* inRange()).map((unit) => unit.id)
  if (near.length === 0) return undefined
  return yield* unitToOrder(table, (now) => others(now).filter((unit) => near.includes(unit.id)), ordering)
}
