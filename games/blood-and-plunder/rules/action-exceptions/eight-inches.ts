import {
  closerThan,
  filterByFact,
  message,
  type BooleanFact,
  type Procedure,
  knownSpan,
  type Table,
} from '@opfor/kernel'
import { unitOf } from '../charts/actor.ts'
import { type Actor, inchesToEnemy, nearestEnemy, enemiesKey } from '../charts/facts.ts'
import { isMapped, isTracked } from '../../table/on-the-map.ts'
import type { Situation, Unit } from '../../table/situation.ts'

/** Bayonets and Guerrillas: the eighth inch is included. */
function isWithinEight(inches: number): boolean {
  return inches <= 8
}

/** An answer of 8 may be rounded down: asks whether the distance is exactly 8. */
const eightAndNoMore: BooleanFact<Unit, Situation> = {
  kind: 'fact',
  id: 'blood-and-plunder.withinEight',
  compute: (unit, now) => (isTracked(now) ? isWithinEight(inchesToEnemy(unit, now)) : undefined),
  propose: (unit, now) => (isMapped(now) ? isWithinEight(inchesToEnemy(unit, now)) : undefined),
  validityKey: enemiesKey,
  ask: () =>
    message(
      'blood-and-plunder.ask.withinEight',
      'Which of these have an enemy within 8 inches? A little more does not count.',
    ),
  askOne: (unit) =>
    message(
      'blood-and-plunder.ask.withinEightOne',
      'Is an enemy within 8 inches of {unit}? A little more does not count.',
      { unit: unit.name },
    ),
}

/** Asks a second question only if the given distance is 8. */
export function* hasEnemyWithinEight(table: Table<Situation>, actor: Actor): Procedure<boolean> {
  const among = (now: Situation): readonly Unit[] => [unitOf(now, actor)]
  const closer = yield* filterByFact(table, closerThan(8, nearestEnemy), among, undefined)
  if (closer.length > 0) return true
  if (!isWithinEight(knownSpan(table, nearestEnemy, unitOf(table.now, actor), undefined).from)) return false
  return (yield* filterByFact(table, eightAndNoMore, among, undefined)).length > 0
}
