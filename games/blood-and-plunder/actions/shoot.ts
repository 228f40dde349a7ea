import {
  type Action,
  atRandom,
  byRuling,
  closerThan,
  fewest,
  holding,
  message,
  type Message,
  prefer,
  type Procedure,
  reading,
  select,
  type Table,
} from '@opfor/kernel'
import { canShoot, isEngaged, isLoaded, isShootingSpecialist, mustRally } from '../action-exceptions.ts'
import { aimedAt, spent, unitOf } from '../actor.ts'
import { solitaire } from '../citations.ts'
import { type Actor, easyInTheOpen, modifiedNumber, nearestEnemy } from '../facts.ts'
import { optionalChoices, shootingOrder } from '../rulings/actions.ts'
import { drilledShot } from '../rulings/exceptions.ts'
import { type Bound, drilledReaches, targetsAmong } from '../shots.ts'
import { enemiesOf, type Situation, type Unit, withUnit } from '../situation.ts'
import { harmDone } from '../what-happened.ts'
import { does, told } from '../words.ts'

const unactivated = prefer<Unit, Situation, Actor>(1, 'not having activated', (target) => !target.activated)
const unactivatedLast = prefer<Unit, Situation, Actor>(
  2,
  'not having activated',
  (target) => !target.activated,
)

/** Attack: whom an OPFOR unit shoots at. */
export const shootingTarget = select<Unit, Situation, Actor>(
  'blood-and-plunder.shootAt',
  'Target of the shot',
  solitaire('OPFOR Actions, Attack'),
  [
    prefer(1, 'standing in the open, with a target number of less than 9', easyInTheOpen),
    byRuling(shootingOrder, {
      unactivated: [unactivated, fewest(2, 'target number', modifiedNumber)],
      number: [fewest(1, 'target number', modifiedNumber), unactivatedLast],
    }),
  ],
  atRandom('a random draw'),
)

const names: Readonly<Record<Bound, Message>> = {
  12: message('blood-and-plunder.action.shoot12', 'Shoot <12"'),
  20: message('blood-and-plunder.action.shoot20', 'Shoot <20"'),
  range: message('blood-and-plunder.action.shoot', 'Shoot'),
}

/** Shoot, as far as the column lets it. */
export function shoot(id: string, bound: Bound): Action<Situation, Actor> {
  return {
    id,
    name: names[bound],
    *can(table, actor) {
      const unit = unitOf(table.now, actor)
      if (isEngaged(unit) || mustRally(table.now, unit)) return undefined
      if (!isLoaded(unit) || !canShoot(unit)) return undefined
      const targets = yield* targetsWithin(table, actor, bound)
      return targets.length === 0 ? undefined : () => shootOne(table, actor, targets)
    },
  }
}

/** The enemies that may be shot at. Where the nearest is beyond the bound nothing more is asked. */
function* targetsWithin(table: Table<Situation>, actor: Actor, bound: Bound): Procedure<readonly string[]> {
  if (bound !== 'range') {
    const near = yield* holding(
      table,
      closerThan(bound, nearestEnemy),
      (now) => [unitOf(now, actor)],
      undefined,
    )
    if (near.length === 0) return []
  }
  return yield* targetsAmong(table, actor, bound, (now) => enemiesOf(now, unitOf(now, actor)))
}

function* shootOne(table: Table<Situation>, actor: Actor, ids: readonly string[]): Procedure<void> {
  const target = yield* shootingTarget(
    table,
    (now) => enemiesOf(now, unitOf(now, actor)).filter(({ id }) => ids.includes(id)),
    actor,
  )
  if (target === undefined) {
    table.change(spent(table.now, actor), does.holdsFire, { unit: unitOf(table.now, actor).name })
    return
  }
  const drilled = yield* usesDrilledShot(table, actor, target.id)
  const { name, profile } = unitOf(table.now, actor)
  const { actions } = profile.volley
  const cost = drilled ? actions : 1
  const fired = withUnit(aimedAt(table.now, target.id), actor.id, { empty: profile.reload })
  table.change(spent(fired, actor, cost), drilled ? does.volley : does.shoots, {
    unit: name,
    target: target.name,
    actions,
  })
  // Ruling: optionalChoices.
  if (reading(table.now, optionalChoices) === 'reminded') table.change(table.now, told.push, { unit: name })
  yield* harmDone(table, target.id)
}

/** Shooting Specialists: the shot of several actions, if it brings the target number to 8 or less. */
function* usesDrilledShot(table: Table<Situation>, actor: Actor, target: string): Procedure<boolean> {
  const unit = unitOf(table.now, actor)
  if (!isShootingSpecialist(unit) || actor.actions < Math.max(2, unit.profile.volley.actions)) return false
  const among = (now: Situation): readonly Unit[] => enemiesOf(now, unit).filter(({ id }) => id === target)
  // Ruling: drilledShot.
  if (reading(table.now, drilledShot) === 'needed') {
    const already = yield* holding(table, closerThan(9, modifiedNumber), among, actor)
    if (already.length > 0) return false
  }
  const reached = yield* holding(table, drilledReaches, among, actor)
  return reached.length > 0
}
