import {
  atRandom,
  byRuling,
  closerThan,
  fewest,
  fill,
  type Filter,
  holding,
  message,
  type Message,
  must,
  type Performance,
  printed,
  type Procedure,
  reading,
  ruled,
  type RuledOutCandidate,
  select,
  type Table,
  toldAs,
} from '@opfor/kernel'
import { isGunCrew, keptInCharge, rulesToUse } from '../../action-exceptions/action-exceptions.ts'
import { aimedAt, spent, unitOf } from '../actor.ts'
import { heldBack, nearestTold } from '../../attack/against.ts'
import { otherSide } from '../../../table/battle.ts'
import { solitaire } from '../../../table/citations.ts'
import { chargeable } from '../../attack/chargeable.ts'
import { areDecksApart } from '../../attack/contact.ts'
import { type Actor, distanceTo, inchesTold, nearestEnemy } from '../facts.ts'
import { chargeStands, isOutOfReach, nameForCharge } from '../../attack/first-charge.ts'
import { noChargeAt, noCharges } from '../../attack/no-charge.ts'
import { isSaidFirst, isTracked } from '../../../table/on-the-map.ts'
import { fallen, ruledOut, unitNamed } from '../../ruled-out.ts'
import { chargeTarget } from '../../rulings/actions.ts'
import { crewsCharge, guerrillaCharges, whoseFatigue } from '../../rulings/exceptions.ts'
import { enemiesOf, type Situation, type Unit, unitWith, withPlaced } from '../../../table/situation.ts'
import type { ChartAction } from '../standing.ts'
import { chargeDone } from '../../attack/what-happened.ts'
import { does } from '../../../table/words.ts'

const words = {
  crew: message('blood-and-plunder.against.crew', 'it is a gun crew'),
  allFresh: message(
    'blood-and-plunder.against.allFresh',
    'it is a guerrilla ({traits}) that comes within 8 inches only of units with Fatigue, and no enemy has any',
  ),
  nobodySaid: message('blood-and-plunder.against.noChargeSaid', 'you said that it cannot charge'),
} as const

const canBe = (key: number): Filter<Unit, Situation, Actor> =>
  printed('', must(key, 'who can be charged', chargeable))
const closest = (key: number): Filter<Unit, Situation, Actor> =>
  printed('', toldAs(inchesTold, fewest(key, 'the shortest distance', distanceTo)))

/** Attack: whom an OPFOR unit charges. */
export const chargingTarget = select<Unit, Situation, Actor>(
  'blood-and-plunder.charge',
  'Target of the charge',
  solitaire('OPFOR Actions, Attack'),
  [
    byRuling(chargeTarget, {
      legal: [canBe(1), closest(2)],
      closest: [closest(1), canBe(2)],
    }),
  ],
  atRandom('a target drawn at random'),
  { of: unitNamed, others: notMet },
)

/** The enemies that a unit may not charge at all, and why. */
function notMet(now: Situation, actor: Actor): readonly RuledOutCandidate[] {
  const unit = unitOf(now, actor)
  const kept = enemiesOf(now, unit).map((enemy) => ruledOut(enemy, noChargeAt(now, actor, enemy)))
  return [...kept, ...fallen(now, otherSide(unit.side))]
}

/** Charge: not engaged, no gun crew, and an enemy can be reached. Beyond 12 inches nobody is asked. */
export const charge: ChartAction = {
  id: 'charge',
  name: message('blood-and-plunder.action.charge', 'Charge'),
  stands(table, actor) {
    const unit = unitOf(table.now, actor)
    if (heldBack(table.now, unit) !== undefined) return 'cannot'
    // Ruling: crewsCharge.
    if (isGunCrew(table.now, unit) && reading(table.now, crewsCharge) === 'no') return 'cannot'
    return chargeStands(table, actor)
  },
  *can(table, actor) {
    const unit = unitOf(table.now, actor)
    const held = heldBack(table.now, unit)
    if (held !== undefined) return held
    if (isGunCrew(table.now, unit) && ruled(table, crewsCharge) === 'no') return words.crew
    if (mayMeet(table.now, actor).length === 0) {
      ruled(table, whoseFatigue)
      ruled(table, guerrillaCharges)
      return fill(words.allFresh, { traits: rulesToUse(unit).map(({ name }) => name) })
    }
    if (isSaidFirst(table.now)) return yield* canChargeNamed(table, actor)
    if (unit.aboard === '') {
      const reach = closerThan(Math.max(12, unit.profile.charge + 0.1), nearestEnemy)
      const near = yield* holding(table, reach, (now) => [unitOf(now, actor)], undefined)
      if (near.length === 0) return nearestTold(table, unitOf(table.now, actor))
    }
    const target = yield* chargingTarget(table, (now) => mayAim(now, actor), actor)
    if (target === undefined)
      return isKnown(table.now, actor) ? noCharges(table.now, actor) : words.nobodySaid
    return () => chargeAt(table, actor, target.id)
  },
}

/** The person names the enemy that comes first. */
function* canChargeNamed(table: Table<Situation>, actor: Actor): Procedure<Performance | Message> {
  if (isOutOfReach(table, actor)) return nearestTold(table, unitOf(table.now, actor))
  const target = yield* nameForCharge(table, actor)
  if (target === undefined) return isKnown(table.now, actor) ? noCharges(table.now, actor) : words.nobodySaid
  return () => chargeAt(table, actor, target.id)
}

/** Whether nothing was asked: on a map, or where all are aboard other ships that are not grappled. */
function isKnown(now: Situation, actor: Actor): boolean {
  const unit = unitOf(now, actor)
  return isTracked(now) || mayMeet(now, actor).every((enemy) => areDecksApart(now, unit, enemy))
}

/** Guerrillas meet only enemies that they may come close to. */
function mayMeet(now: Situation, actor: Actor): readonly Unit[] {
  const unit = unitOf(now, actor)
  const kept = keptInCharge(now, unit).map(({ id }) => id)
  return enemiesOf(now, unit).filter(({ id }) => !kept.includes(id))
}

/** Whom the target is chosen among: the closest of all may be one that is not met. */
function mayAim(now: Situation, actor: Actor): readonly Unit[] {
  // Ruling: chargeTarget.
  return reading(now, chargeTarget) === 'closest' ? enemiesOf(now, unitOf(now, actor)) : mayMeet(now, actor)
}

function* chargeAt(table: Table<Situation>, actor: Actor, target: string): Procedure<void> {
  const [unit, enemy] = [unitOf(table.now, actor), unitWith(table.now, target)]
  const moved = withPlaced(aimedAt(table.now, target), actor.id)
  table.change(spent(moved, actor), does.charges, { unit: unit.name, target: enemy.name })
  yield* chargeDone(table, actor.id, target)
}
