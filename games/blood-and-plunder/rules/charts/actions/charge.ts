import {
  tieAtRandom,
  eitherByRuling,
  closerThan,
  fewest,
  withParams,
  type Filter,
  filterByFact,
  message,
  type Message,
  messages,
  must,
  type ActionRun,
  withBookNumber,
  type Procedure,
  currentReading,
  applyRuling,
  type ExcludedPiece,
  priorityList,
  type Table,
  withValueText,
} from '@opfor/kernel'
import { isGunCrew, keptInCharge, rulesToUse } from '../../action-exceptions/action-exceptions.ts'
import { aimedAt, spent, unitOf } from '../actor.ts'
import { heldBack, nearestByAnswer } from '../../attack/against.ts'
import { otherSide } from '../../../table/battle.ts'
import { solitaire } from '../../../table/citations.ts'
import { chargeable } from '../../attack/chargeable.ts'
import { areDecksApart } from '../../attack/contact.ts'
import { type Actor, distanceTo, formatInches, nearestEnemy } from '../facts.ts'
import { chargeStands, isOutOfReach, nameForCharge } from '../../attack/first-charge.ts'
import { noChargeAt, noCharges } from '../../attack/no-charge.ts'
import { isSaidFirst, isTracked } from '../../../table/on-the-map.ts'
import { fallen, ruledOut, unitNamed } from '../../ruled-out.ts'
import { chargeTarget } from '../../rulings/actions.ts'
import { crewsCharge, guerrillaCharges, whoseFatigue } from '../../rulings/exceptions.ts'
import { enemiesOf, type Situation, type Unit, unitWith, withPlaced } from '../../../table/situation.ts'
import type { ChartAction } from '../action-status.ts'
import { chargeDone } from '../../attack/what-happened.ts'
import { does } from '../../../table/words.ts'

const words = messages('blood-and-plunder.against', {
  crew: 'it is a gun crew',
  allFresh: 'guerrillas ({traits}) come within 8 inches of units with Fatigue only, and no enemy has any',
  nobodySaid: message('blood-and-plunder.against.noChargeSaid', 'you said that it cannot charge'),
})

const canBe = (key: number): Filter<Unit, Situation, Actor> =>
  withBookNumber('', must(key, 'it can be charged', chargeable))
const closest = (key: number): Filter<Unit, Situation, Actor> =>
  withBookNumber('', withValueText(formatInches, fewest(key, 'the shortest distance', distanceTo)))

/** Attack: the target of a charge. */
export const chargingTarget = priorityList<Unit, Situation, Actor>(
  'blood-and-plunder.charge',
  'Target of the charge',
  solitaire('OPFOR Actions, Attack'),
  [
    eitherByRuling(chargeTarget, {
      legal: [canBe(1), closest(2)],
      closest: [closest(1), canBe(2)],
    }),
  ],
  tieAtRandom('a target drawn at random'),
  { of: unitNamed, others: notMet },
)

function notMet(now: Situation, actor: Actor): readonly ExcludedPiece[] {
  const unit = unitOf(now, actor)
  const kept = enemiesOf(now, unit).map((enemy) => ruledOut(enemy, noChargeAt(now, actor, enemy)))
  return [...kept, ...fallen(now, otherSide(unit.side))]
}

/** Charge: not engaged, no gun crew, and an enemy in reach. Beyond 12 inches, asks nothing. */
export const charge: ChartAction = {
  id: 'charge',
  name: message('blood-and-plunder.action.charge', 'Charge'),
  stands(table, actor) {
    const unit = unitOf(table.now, actor)
    if (heldBack(table.now, unit) !== undefined) return 'cannot'
    // Ruling: crewsCharge.
    if (isGunCrew(table.now, unit) && currentReading(table.now, crewsCharge) === 'no') return 'cannot'
    return chargeStands(table, actor)
  },
  *can(table, actor) {
    const unit = unitOf(table.now, actor)
    const held = heldBack(table.now, unit)
    if (held !== undefined) return held
    if (isGunCrew(table.now, unit) && applyRuling(table, crewsCharge) === 'no') return words.crew
    if (mayMeet(table.now, actor).length === 0) {
      applyRuling(table, whoseFatigue)
      applyRuling(table, guerrillaCharges)
      return withParams(words.allFresh, { traits: rulesToUse(unit).map(({ name }) => name) })
    }
    if (isSaidFirst(table.now)) return yield* canChargeNamed(table, actor)
    if (unit.aboard === '') {
      const reach = closerThan(Math.max(12, unit.profile.charge + 0.1), nearestEnemy)
      const near = yield* filterByFact(table, reach, (now) => [unitOf(now, actor)], undefined)
      if (near.length === 0) return nearestByAnswer(table, unitOf(table.now, actor))
    }
    const target = yield* chargingTarget(table, (now) => mayAim(now, actor), actor)
    if (target === undefined)
      return isKnown(table.now, actor) ? noCharges(table.now, actor) : words.nobodySaid
    return () => chargeAt(table, actor, target.id)
  },
}

function* canChargeNamed(table: Table<Situation>, actor: Actor): Procedure<ActionRun | Message> {
  if (isOutOfReach(table, actor)) return nearestByAnswer(table, unitOf(table.now, actor))
  const target = yield* nameForCharge(table, actor)
  if (target === undefined) return isKnown(table.now, actor) ? noCharges(table.now, actor) : words.nobodySaid
  return () => chargeAt(table, actor, target.id)
}

/** True if nothing is asked: on a map, or if all are aboard other ships that are not grappled. */
function isKnown(now: Situation, actor: Actor): boolean {
  const unit = unitOf(now, actor)
  return isTracked(now) || mayMeet(now, actor).every((enemy) => areDecksApart(now, unit, enemy))
}

/** Guerrillas: only enemies that they may come close to. */
function mayMeet(now: Situation, actor: Actor): readonly Unit[] {
  const unit = unitOf(now, actor)
  const kept = keptInCharge(now, unit).map(({ id }) => id)
  return enemiesOf(now, unit).filter(({ id }) => !kept.includes(id))
}

/** Candidates for the target; the closest of all may be one that the unit may not charge. */
function mayAim(now: Situation, actor: Actor): readonly Unit[] {
  // Ruling: chargeTarget.
  return currentReading(now, chargeTarget) === 'closest'
    ? enemiesOf(now, unitOf(now, actor))
    : mayMeet(now, actor)
}

function* chargeAt(table: Table<Situation>, actor: Actor, target: string): Procedure<void> {
  const [unit, enemy] = [unitOf(table.now, actor), unitWith(table.now, target)]
  const moved = withPlaced(aimedAt(table.now, target), actor.id)
  table.change(spent(moved, actor), does.charges, { unit: unit.name, target: enemy.name })
  yield* chargeDone(table, actor.id, target)
}
