import { withParams, type Message, messages, currentReading } from '@opfor/kernel'
import { drilledHits, mayDrill } from './drill.ts'
import { eachBecause } from './each-because.ts'
import type { Actor } from '../charts/facts.ts'
import { bearsOn } from '../opposing-force-ships/guns-at-ships.ts'
import { apart, isTracked, seesUnit, targetNumber } from '../../table/on-the-map.ts'
import { hopelessShots } from '../rulings/actions.ts'
import { enemiesOf, type Situation, type Unit, unitWith } from '../../table/situation.ts'

/** Chart 2: limits of the distance for Shoot, which do not replace the weapon's range. */
export type Bound = 12 | 20 | 'range'

export interface Shooter extends Actor {
  readonly bound: Bound
}

const words = messages('blood-and-plunder.noShot', {
  melee: 'it is in melee',
  range: 'it is {inches} inches away, and the range is {range} inches',
  bound: 'it is {inches} inches away, and less than {bound} is needed',
  sight: '{unit} cannot see it',
  arc: 'the guns of {unit} do not bear on it',
  number: 'the target number against it is {number}, above {most}',
  numberSaid: 'you said that the target number against it is above {most}',
  said: 'you said that {unit} cannot shoot at it',
  nobody: 'no enemy can be shot at ({each})',
  none: 'there is no enemy to shoot at',
  nobodySaid: 'you said that it cannot shoot at any enemy',
})

export function hindrance(
  now: Situation,
  unit: Unit,
  target: Unit,
  bound: Bound,
): 'melee' | 'range' | 'bound' | 'sight' | 'arc' | undefined {
  if (target.engaged.length > 0 && !now.house.intoMelee) return 'melee'
  const far = apart(now, unit, target)
  if (far > unit.profile.range) return 'range'
  if (bound !== 'range' && far >= bound) return 'bound'
  if (!seesUnit(now, unit, target)) return 'sight'
  return bearsOn(now, unit, target) ? undefined : 'arc'
}

export function highest(now: Situation): number {
  // Ruling: hopelessShots.
  return currentReading(now, hopelessShots) === 'no' ? 10 : 30
}

export function noShotAt(now: Situation, shooter: Shooter, target: Unit): Message | undefined {
  const { id, bound } = shooter
  const unit = unitWith(now, id)
  if (!isTracked(now)) return withParams(words.said, { unit: unit.name })
  const kept = hindrance(now, unit, target, bound)
  if (kept !== undefined)
    return withParams(words[kept], {
      unit: unit.name,
      inches: apart(now, unit, target),
      range: unit.profile.range,
      bound,
    })
  const most = highest(now)
  if (now.house.targetNumbers === 'asked') return withParams(words.numberSaid, { most })
  const number = targetNumber(now, unit, target)
  if (number <= most || (mayDrill(now, shooter) && drilledHits(target, now, shooter))) return undefined
  return withParams(words.number, { number, most })
}

export function noShots(now: Situation, shooter: Shooter): Message {
  if (!isTracked(now)) return words.nobodySaid
  const enemies = enemiesOf(now, unitWith(now, shooter.id))
  const each = eachBecause(enemies, (target) => noShotAt(now, shooter, target))
  return each === undefined ? words.none : withParams(words.nobody, { each })
}
