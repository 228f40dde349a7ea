import {
  tieAtRandom,
  eitherByRuling,
  closerThan,
  fewest,
  type Filter,
  filterByFact,
  type PriorityList,
  message,
  type Message,
  type ActionRun,
  prefer,
  withBookNumber,
  type Procedure,
  currentReading,
  type ExcludedPiece,
  priorityList,
  type Table,
} from '@opfor/kernel'
import { aimedAt, spent, unitOf } from '../actor.ts'
import { cannotShoot, nearestByAnswer } from '../../attack/against.ts'
import { otherSide } from '../../../table/battle.ts'
import { solitaire } from '../../../table/citations.ts'
import { easyInTheOpen, modifiedNumber, nearestEnemy } from '../facts.ts'
import { isBeyond, namedTarget, nameTarget, shotStands } from '../../attack/first-shot.ts'
import { aimOf, shotDone } from '../../opposing-force-ships/guns-at-ships.ts'
import { type Bound, noShotAt, noShots, type Shooter } from '../../attack/hindrances.ts'
import { isSaidFirst } from '../../../table/on-the-map.ts'
import { fallen, ruledOut, unitNamed } from '../../ruled-out.ts'
import { optionalChoices, shootingOrder } from '../../rulings/actions.ts'
import { targetsAmong } from '../../attack/shots.ts'
import { enemiesOf, type Situation, type Unit, withUnit } from '../../../table/situation.ts'
import type { ChartAction } from '../action-status.ts'
import { does, told } from '../../../table/words.ts'
import { usesDrilledShot } from './drilled-shot.ts'

const unactivated = (key: number): Filter<Unit, Situation, Shooter> =>
  withBookNumber(
    '',
    prefer(key, 'not yet activated', (target) => !target.activated),
  )
const lowest = (key: number): Filter<Unit, Situation, Shooter> =>
  withBookNumber('', fewest(key, 'the lowest target number', modifiedNumber))

/** Attack: the target of a shot. */
export const shootingTarget = priorityList<Unit, Situation, Shooter>(
  'blood-and-plunder.shootAt',
  'Target of the shot',
  solitaire('OPFOR Actions, Attack'),
  [
    eitherByRuling(shootingOrder, { always: [unactivated(1)] }),
    withBookNumber('', prefer(1, 'in the open, with a target number of less than 9', easyInTheOpen)),
    eitherByRuling(shootingOrder, {
      always: [lowest(2)],
      unactivated: [unactivated(1), lowest(2)],
      number: [lowest(1), unactivated(2)],
    }),
  ],
  tieAtRandom('a target drawn at random'),
  { of: unitNamed, others: noTargets },
)

function noTargets(now: Situation, shooter: Shooter): readonly ExcludedPiece[] {
  const unit = unitOf(now, shooter)
  const kept = enemiesOf(now, unit).flatMap((enemy) => {
    const because = noShotAt(now, shooter, enemy)
    return because === undefined ? [] : [ruledOut(enemy, because)]
  })
  return [...kept, ...fallen(now, otherSide(unit.side))]
}

const names: Readonly<Record<Bound, Message>> = {
  12: message('blood-and-plunder.action.shoot12', 'Shoot <12"'),
  20: message('blood-and-plunder.action.shoot20', 'Shoot <20"'),
  range: message('blood-and-plunder.action.shoot', 'Shoot'),
}

/** Shoot, within the column's bound. */
export function shoot(id: string, bound: Bound): ChartAction {
  return {
    id,
    name: names[bound],
    stands: (table, actor) =>
      cannotShoot(table.now, unitOf(table.now, actor)) === undefined
        ? shotStands(table, { ...actor, bound })
        : 'cannot',
    *can(table, actor) {
      const cannot = cannotShoot(table.now, unitOf(table.now, actor))
      if (cannot !== undefined) return cannot
      if (isSaidFirst(table.now)) return yield* canShootAtNamed(table, { ...actor, bound })
      // If the nearest enemy is beyond the bound, asks nothing more.
      if (bound !== 'range') {
        const near = closerThan(bound, nearestEnemy)
        const held = yield* filterByFact(table, near, (now) => [unitOf(now, actor)], undefined)
        if (held.length === 0) return nearestByAnswer(table, unitOf(table.now, actor))
      }
      const shooter = { ...actor, bound }
      const all = (now: Situation): readonly Unit[] => enemiesOf(now, unitOf(now, actor))
      const targets = yield* targetsAmong(table, actor, bound, all)
      return targets.length === 0
        ? noShots(table.now, shooter)
        : () => shootOne(table, shooter, shootingTarget, targets)
    },
  }
}

function* canShootAtNamed(table: Table<Situation>, shooter: Shooter): Procedure<ActionRun | Message> {
  if (isBeyond(table, shooter)) return nearestByAnswer(table, unitOf(table.now, shooter))
  if (!(yield* nameTarget(table, shooter))) return noShots(table.now, shooter)
  return () => shootOne(table, shooter, namedTarget)
}

function* shootOne(
  table: Table<Situation>,
  actor: Shooter,
  list: PriorityList<Unit, Situation, Shooter>,
  ids?: readonly string[],
): Procedure<void> {
  const target = yield* list(
    table,
    (now) => enemiesOf(now, unitOf(now, actor)).filter(({ id }) => ids?.includes(id) ?? true),
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
  const shot = { by: actor.id, at: target.id }
  table.change(spent(fired, actor, cost), drilled ? does.volley : does.shoots, {
    unit: name,
    target: aimOf(table, shot),
    actions,
  })
  // Ruling: optionalChoices.
  if (currentReading(table.now, optionalChoices) === 'reminded')
    table.change(table.now, told.push, { unit: name })
  yield* shotDone(table, shot)
}
