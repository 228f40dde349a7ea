import {
  closerThan,
  holding,
  message,
  type PlainFact,
  type Procedure,
  spanOf,
  type Table,
} from '@opfor/kernel'
import { unitOf } from '../charts/actor.ts'
import { type Actor, inchesToEnemy, nearestEnemy, restsOnEnemies } from '../charts/facts.ts'
import { isMapped, isTracked } from '../../table/on-the-map.ts'
import type { Situation, Unit } from '../../table/situation.ts'

/** Within 8 inches, as the rules say it of bayonets and guerrillas: the eighth inch is included. */
function isWithinEight(inches: number): boolean {
  return inches <= 8
}

/** Whether 8 inches are no more than that: an answer of 8 may be rounded down. */
const eightAndNoMore: PlainFact<Unit, Situation> = {
  kind: 'fact',
  id: 'blood-and-plunder.withinEight',
  compute: (unit, now) => (isTracked(now) ? isWithinEight(inchesToEnemy(unit, now)) : undefined),
  propose: (unit, now) => (isMapped(now) ? isWithinEight(inchesToEnemy(unit, now)) : undefined),
  rests: restsOnEnemies,
  ask: () =>
    message(
      'blood-and-plunder.ask.withinEight',
      'Which of these have an enemy within 8 inches, not a little more?',
    ),
  askOne: (unit) =>
    message(
      'blood-and-plunder.ask.withinEightOne',
      'Is an enemy within 8 inches of {unit}, not a little more?',
      { unit: unit.name },
    ),
}

/** Whether a unit has an enemy within 8 inches. Asked on only where the distance was given as 8. */
export function* hasEnemyWithinEight(table: Table<Situation>, actor: Actor): Procedure<boolean> {
  const among = (now: Situation): readonly Unit[] => [unitOf(now, actor)]
  const closer = yield* holding(table, closerThan(8, nearestEnemy), among, undefined)
  if (closer.length > 0) return true
  if (!isWithinEight(spanOf(table, nearestEnemy, unitOf(table.now, actor), undefined).from)) return false
  return (yield* holding(table, eightAndNoMore, among, undefined)).length > 0
}
