import { fill, type Message, message, spanOf, type Table } from '@opfor/kernel'
import { canShoot, isEngaged, isLoaded, mustRally } from '../action-exceptions/action-exceptions.ts'
import { farEnough, nearestEnemy } from '../charts/facts.ts'
import { type Situation, type Unit, unitWith } from '../../table/situation.ts'

/** What stands against an action, as it ends a sentence: "cannot be performed, ...". */
const against = {
  engaged: message('blood-and-plunder.against.engaged', 'it is engaged with {enemies}'),
  shaken: message(
    'blood-and-plunder.against.shaken',
    'it is Shaken with {fatigue} Fatigue and may only rally',
  ),
  bayonets: message('blood-and-plunder.against.bayonets', 'its bayonets are fixed'),
  unarmed: message('blood-and-plunder.against.unarmed', 'it has nothing to shoot with'),
  empty: message(
    'blood-and-plunder.against.empty',
    'its weapons are not loaded ({left, plural, one {# Reload} other {# Reloads}} to go)',
  ),
  ashore: message('blood-and-plunder.against.ashore', 'it is not aboard a ship'),
  enemyShip: message('blood-and-plunder.against.enemyShip', 'it is aboard no ship of its own side'),
  nearest: message('blood-and-plunder.against.nearest', 'its nearest enemy is {inches} inches away'),
  farAway: message(
    'blood-and-plunder.against.farAway',
    'its nearest enemy is {inches} inches away or farther',
  ),
  noneCloser: message('blood-and-plunder.against.noneCloser', 'no enemy is closer than {inches} inches'),
} as const

/** What keeps a unit from everything but a fight, or but rallying. */
export function heldBack(now: Situation, unit: Unit): Message | undefined {
  return inMelee(now, unit) ?? (mustRally(now, unit) ? mayOnlyRally(unit) : undefined)
}

/** What melee keeps a unit from. */
export function inMelee(now: Situation, unit: Unit): Message | undefined {
  if (!isEngaged(unit)) return undefined
  return fill(against.engaged, { enemies: unit.engaged.map((id) => unitWith(now, id).name) })
}

/** What keeps a Shaken unit from all else. */
export function mayOnlyRally({ fatigue }: Unit): Message {
  return fill(against.shaken, { fatigue })
}

/** Where a unit is that is not aboard a ship of its own side. */
export function notAtHome({ aboard }: Unit): Message {
  return aboard === '' ? against.ashore : against.enemyShip
}

/** What is amiss with the weapons of a unit that would shoot. */
export function notReady(now: Situation, unit: Unit): Message | undefined {
  if (!canShoot(now, unit)) return against.unarmed
  if (!isLoaded(unit)) return fill(against.empty, { left: unit.empty })
  return unit.bayonetsFixed ? against.bayonets : undefined
}

/** What keeps a unit from shooting at anybody at all. */
export function cannotShoot(now: Situation, unit: Unit): Message | undefined {
  return heldBack(now, unit) ?? notReady(now, unit)
}

/** How far the nearest enemy is, as far as that is known. */
export function nearestTold(table: Table<Situation>, unit: Unit): Message {
  const { from: inches, below } = spanOf(table, nearestEnemy, unit, undefined)
  if (inches !== below) return fill(against.noneCloser, { inches })
  return fill(inches >= farEnough ? against.farAway : against.nearest, { inches })
}
