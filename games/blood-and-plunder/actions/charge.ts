import {
  type Action,
  atRandom,
  byRuling,
  closerThan,
  fewest,
  holding,
  message,
  must,
  type Procedure,
  reading,
  select,
  type Table,
} from '@opfor/kernel'
import { isEngaged, isGunCrew, keptAtDistance, mustRally } from '../action-exceptions.ts'
import { aimedAt, spent, unitOf } from '../actor.ts'
import { solitaire } from '../citations.ts'
import { chargeable } from '../chargeable.ts'
import { type Actor, distanceTo, nearestEnemy } from '../facts.ts'
import { chargeTarget } from '../rulings/actions.ts'
import { crewsCharge } from '../rulings/exceptions.ts'
import { enemiesOf, type Situation, type Unit, unitWith, withPlaced } from '../situation.ts'
import { meleeDone } from '../what-happened.ts'
import { whereChargeEnded } from '../where-it-ended.ts'
import { does } from '../words.ts'

/** Attack: whom an OPFOR unit charges. */
export const chargingTarget = select<Unit, Situation, Actor>(
  'blood-and-plunder.charge',
  'Target of the charge',
  solitaire('OPFOR Actions, Attack'),
  [
    byRuling(chargeTarget, {
      legal: [must(1, 'who can be charged', chargeable), fewest(2, 'distance in inches', distanceTo)],
      closest: [fewest(1, 'distance in inches', distanceTo), must(2, 'who can be charged', chargeable)],
    }),
  ],
  atRandom('a random draw'),
)

/** Charge: not engaged, no gun crew, and an enemy can be reached. Beyond 12 inches nobody is asked. */
export const charge: Action<Situation, Actor> = {
  id: 'charge',
  name: message('blood-and-plunder.action.charge', 'Charge'),
  *can(table, actor) {
    const unit = unitOf(table.now, actor)
    if (isEngaged(unit) || mustRally(table.now, unit)) return undefined
    // Ruling: crewsCharge.
    if (isGunCrew(table.now, unit) && reading(table.now, crewsCharge) === 'no') return undefined
    if (mayMeet(table.now, actor).length === 0) return undefined
    if (unit.aboard === '') {
      const reach = closerThan(Math.max(12, unit.profile.charge + 0.1), nearestEnemy)
      const near = yield* holding(table, reach, (now) => [unitOf(now, actor)], undefined)
      if (near.length === 0) return undefined
    }
    const target = yield* chargingTarget(table, (now) => mayMeet(now, actor), actor)
    return target === undefined ? undefined : () => chargeAt(table, actor, target.id)
  },
}

/** Guerrillas meet only enemies that they may come close to. */
function mayMeet(now: Situation, actor: Actor): readonly Unit[] {
  const unit = unitOf(now, actor)
  const kept = keptAtDistance(now, unit).map(({ id }) => id)
  return enemiesOf(now, unit).filter(({ id }) => !kept.includes(id))
}

function* chargeAt(table: Table<Situation>, actor: Actor, target: string): Procedure<void> {
  const [unit, enemy] = [unitOf(table.now, actor), unitWith(table.now, target)]
  const moved = withPlaced(aimedAt(table.now, target), actor.id)
  table.change(spent(moved, actor), does.charges, { unit: unit.name, target: enemy.name })
  yield* meleeDone(table, actor.id, target)
  yield* whereChargeEnded(table, actor.id, target)
}
