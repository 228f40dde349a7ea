import { withParams, type Message, messages, knownSpan, type Table } from '@opfor/kernel'
import { canShoot, isEngaged, isLoaded, mustRally } from '../action-exceptions/action-exceptions.ts'
import { farEnough, nearestEnemy } from '../charts/facts.ts'
import { type Situation, type Unit, unitWith } from '../../table/situation.ts'

/** Reasons against an action, as the end of a sentence: "cannot be performed, ...". */
const against = messages('blood-and-plunder.against', {
  engaged: 'it is engaged with {enemies}',
  shaken: 'it is Shaken with {fatigue} Fatigue and may only rally',
  bayonets: 'its bayonets are fixed',
  unarmed: 'it has nothing to shoot with',
  empty: 'its weapons are not loaded ({left, plural, one {# Reload} other {# Reloads}} to go)',
  ashore: 'it is not aboard a ship',
  enemyShip: 'it is not aboard a ship of its own side',
  nearest: 'its nearest enemy is {inches} inches away',
  farAway: 'its nearest enemy is {inches} inches away or farther',
  noneCloser: 'no enemy is closer than {inches} inches',
})

export function heldBack(now: Situation, unit: Unit): Message | undefined {
  return inMelee(now, unit) ?? (mustRally(now, unit) ? mayOnlyRally(unit) : undefined)
}

export function inMelee(now: Situation, unit: Unit): Message | undefined {
  if (!isEngaged(unit)) return undefined
  return withParams(against.engaged, { enemies: unit.engaged.map((id) => unitWith(now, id).name) })
}

export function mayOnlyRally({ fatigue }: Unit): Message {
  return withParams(against.shaken, { fatigue })
}

export function notAtHome({ aboard }: Unit): Message {
  return aboard === '' ? against.ashore : against.enemyShip
}

export function notReady(now: Situation, unit: Unit): Message | undefined {
  if (!canShoot(now, unit)) return against.unarmed
  if (!isLoaded(unit)) return withParams(against.empty, { left: unit.empty })
  return unit.bayonetsFixed ? against.bayonets : undefined
}

export function cannotShoot(now: Situation, unit: Unit): Message | undefined {
  return heldBack(now, unit) ?? notReady(now, unit)
}

export function nearestByAnswer(table: Table<Situation>, unit: Unit): Message {
  const { from: inches, below } = knownSpan(table, nearestEnemy, unit, undefined)
  if (inches !== below) return withParams(against.noneCloser, { inches })
  return withParams(inches >= farEnough ? against.farAway : against.nearest, { inches })
}
