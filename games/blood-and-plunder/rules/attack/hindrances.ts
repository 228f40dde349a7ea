import { fill, type Message, message, reading } from '@opfor/kernel'
import { drilledHits, mayDrill } from './drill.ts'
import { eachBecause } from './each-because.ts'
import type { Actor } from '../charts/facts.ts'
import { bearsOn } from '../opposing-force-ships/guns.ts'
import { apart, isTracked, seesUnit, targetNumber } from '../../table/on-the-map.ts'
import { hopelessShots } from '../rulings/actions.ts'
import { enemiesOf, type Situation, type Unit, unitWith } from '../../table/situation.ts'

/** The bounds on Shoot in chart 2: they bound the distance to the target and do not replace the weapon's range. */
export type Bound = 12 | 20 | 'range'

/** A unit that shoots, and how far its column lets it. */
export interface Shooter extends Actor {
  readonly bound: Bound
}

const words = {
  melee: message('blood-and-plunder.noShot.melee', 'it is in melee'),
  range: message(
    'blood-and-plunder.noShot.range',
    'it is {inches} inches away, and the range is {range} inches',
  ),
  bound: message('blood-and-plunder.noShot.bound', 'it is {inches} inches away, not less than {bound}'),
  sight: message('blood-and-plunder.noShot.sight', 'it is out of sight of {unit}'),
  arc: message('blood-and-plunder.noShot.arc', 'the guns of {unit} do not bear on it'),
  number: message(
    'blood-and-plunder.noShot.number',
    'the target number against it is {number}, above {most}',
  ),
  numberSaid: message(
    'blood-and-plunder.noShot.numberSaid',
    'you said that the target number against it is above {most}',
  ),
  said: message('blood-and-plunder.noShot.said', 'you said that {unit} cannot shoot at it'),
  nobody: message('blood-and-plunder.noShot.nobody', 'nobody can be shot at ({each})'),
  none: message('blood-and-plunder.noShot.none', 'there is nobody to shoot at'),
  nobodySaid: message('blood-and-plunder.noShot.nobodySaid', 'you said that it can shoot at nobody'),
} as const

/** On a map: what keeps a target from being shot at, but for the target number. */
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

/** The highest target number that is worth a shot. */
export function highest(now: Situation): number {
  // Ruling: hopelessShots.
  return reading(now, hopelessShots) === 'no' ? 10 : 30
}

/** Why an enemy cannot be shot at; undefined where the map says that it can. */
export function noShotAt(now: Situation, shooter: Shooter, target: Unit): Message | undefined {
  const { id, bound } = shooter
  const unit = unitWith(now, id)
  if (!isTracked(now)) return fill(words.said, { unit: unit.name })
  const kept = hindrance(now, unit, target, bound)
  if (kept !== undefined)
    return fill(words[kept], {
      unit: unit.name,
      inches: apart(now, unit, target),
      range: unit.profile.range,
      bound,
    })
  const most = highest(now)
  if (now.house.targetNumbers === 'asked') return fill(words.numberSaid, { most })
  const number = targetNumber(now, unit, target)
  if (number <= most || (mayDrill(now, shooter) && drilledHits(target, now, shooter))) return undefined
  return fill(words.number, { number, most })
}

/** Why nobody can be shot at. */
export function noShots(now: Situation, shooter: Shooter): Message {
  if (!isTracked(now)) return words.nobodySaid
  const enemies = enemiesOf(now, unitWith(now, shooter.id))
  const each = eachBecause(enemies, (target) => noShotAt(now, shooter, target))
  return each === undefined ? words.none : fill(words.nobody, { each })
}
