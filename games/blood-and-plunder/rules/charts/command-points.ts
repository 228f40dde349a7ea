import {
  restartable,
  noteText,
  tieAtRandom,
  eitherByRuling,
  type Candidate,
  fewest,
  withParams,
  headlineText,
  filterByFact,
  type PriorityList,
  message,
  messages,
  neverTies,
  prefer,
  withBookNumber,
  type Procedure,
  currentReading,
  applyRuling,
  type ExcludedPiece,
  priorityList,
  type Table,
  withValueText,
} from '@opfor/kernel'
import { actingUnit } from './actor.ts'
import { bayonets } from '../action-exceptions/bayonets.ts'
import { workDown } from './chart-2.ts'
import { solitaire } from '../../table/citations.ts'
import { type Actor, distanceTo, formatInches, inCommandRange } from './facts.ts'
import { leavesMelee } from '../action-exceptions/leave-melee.ts'
import { apart, isTracked } from '../../table/on-the-map.ts'
import { fallen, ruledOut, unitNamed } from '../ruled-out.ts'
import { closestToCommander, pointsPerUnit, uselessPoint } from '../rulings/command-and-ships.ts'
import { type Situation, type Unit, unitsOf, unitWith } from '../../table/situation.ts'
import { remindOfRules } from '../action-exceptions/special-rules.ts'

interface Ordering extends Actor {
  readonly range: number
  readonly passed: readonly { readonly id: string; readonly used: boolean }[]
  readonly near: number
}

/** Command Points: the unit closest to the command unit. */
export const unitToOrder: PriorityList<Unit, Situation, Ordering> = priorityList<Unit, Situation, Ordering>(
  'blood-and-plunder.order',
  'Unit for a command point',
  solitaire('Turn Overview, Chart 2'),
  [
    withBookNumber(
      '',
      withValueText(formatInches, fewest(1, 'the shortest distance to the command unit', distanceTo)),
    ),
  ],
  tieAtRandom('a unit drawn at random'),
  { of: unitNamed, others: notOrdered },
)

/** The command unit itself if no other in range is left, or by the ruling first. */
export const ownUnitOrAnother = priorityList<Candidate, Situation, Ordering>(
  'blood-and-plunder.orderItself',
  'Who uses the command point',
  solitaire('Turn Overview, Chart 2'),
  [
    eitherByRuling(closestToCommander, {
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
  neverTies,
  { of: unitNamed, others: alreadyPassed },
)

function isItself({ id }: Candidate, _: Situation, ordering: Ordering): boolean {
  return id === ordering.id
}

function isAlone(each: Candidate, now: Situation, ordering: Ordering): boolean {
  return isItself(each, now, ordering) && ordering.near === 0
}

function alreadyPassed(now: Situation, { passed }: Ordering): readonly ExcludedPiece[] {
  return passed.map(({ id, used }) => ruledOut(unitWith(now, id), used ? words.served : words.idle))
}

function notOrdered(now: Situation, ordering: Ordering): readonly ExcludedPiece[] {
  const { id, range } = ordering
  const commander = unitWith(now, id)
  const had = alreadyPassed(now, ordering)
  const left = unitsOf(now, 'opfor').filter((unit) => !had.some((each) => each.id === unit.id))
  const others = left.map((unit) => {
    if (unit.id === id) return ruledOut(unit, words.itself)
    if (!isTracked(now)) return ruledOut(unit, withParams(words.outside, { range }))
    return ruledOut(unit, withParams(words.far, { range, inches: apart(now, commander, unit) }))
  })
  return [...had, ...others, ...fallen(now, 'opfor')]
}

const words = messages('blood-and-plunder.because', {
  another: message('blood-and-plunder.orderItself=another', 'another unit'),
  served: 'it already had a command point',
  idle: 'it could do nothing with a command point',
  itself: 'the command unit itself gets a point only if no other unit in command range can still get one',
  outside: 'you said that it is not within {range} inches of the command unit',
  far: message(
    'blood-and-plunder.because.commandFar',
    'it is {inches} inches from the command unit, and the command range is {range} inches',
  ),
  ordersItself: {
    id: 'blood-and-plunder.ordersItself',
    ...headlineText('{unit} uses a command point itself.'),
  },
  orders: { id: 'blood-and-plunder.orders', ...headlineText('{commander} gives a command point to {unit}.') },
  useless: { id: 'blood-and-plunder.orderUseless', ...headlineText('{unit} cannot use the command point.') },
  lost: {
    id: 'blood-and-plunder.pointsLost',
    ...noteText('{points, plural, one {# command point is} other {# command points are}} not used.'),
  },
})

/** After its actions a command unit uses its command points, one action each. */
export function* useCommandPoints(table: Table<Situation>): Procedure<void> {
  const { id = '', profile } = actingUnit(table.now) ?? {}
  const commander = profile?.commander
  if (commander === undefined) return
  const passed: { readonly id: string; readonly used: boolean }[] = []
  for (let points = commander.points; points > 0; ) {
    const unit = yield* restartable(table, () => closest(table, id, commander.range, passed))
    if (!mayAct(table.now, id)) return
    if (unit === undefined) {
      table.change(table.now, words.lost, { points })
      return
    }
    const names = { commander: unitWith(table.now, id).name, unit: unit.name }
    table.change(table.now, unit.id === id ? words.ordersItself : words.orders, names)
    remindOfRules(table, unit.id)
    const actor: Actor = { id: unit.id, actions: 1, ordered: true }
    const used = yield* restartable(table, () => carryOut(table, actor))
    if (!used) table.change(table.now, words.useless, { unit: unit.name })
    // Ruling: pointsPerUnit.
    if (!used || currentReading(table.now, pointsPerUnit) === 'one') passed.push({ id: unit.id, used })
    if (used || applyRuling(table, uselessPoint) === 'lost') points -= 1
  }
}

function mayAct(now: Situation, id: string): boolean {
  return unitWith(now, id).models > 0 && unitsOf(now, 'player').length > 0
}

/** Includes exceptions. False if the unit can do nothing. */
function* carryOut(table: Table<Situation>, actor: Actor): Procedure<boolean> {
  if (!mayAct(table.now, actor.id)) return false
  if (yield* leavesMelee(table, actor)) return yield* restartable(table, () => carryOut(table, actor))
  if (yield* bayonets(table, actor, () => 'command'))
    return table.now.house.bayonetCost > 0 || (yield* restartable(table, () => carryOut(table, actor)))
  return (yield* workDown(table, 'command', actor)) === 'performed'
}

/** The closest unit in command range without a turn, or the command unit. Asks about no others. */
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
  const inRange = (): Procedure<readonly Unit[]> => filterByFact(table, inCommandRange(range), others, actor)
  // Ruling: closestToCommander. If the command unit comes first, asks nothing before.
  const comesFirst = !has(id) && currentReading(table.now, closestToCommander) === 'own'
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
