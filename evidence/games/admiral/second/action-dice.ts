/** Action dice: the table and its symbols. */

import type { DieTable, Face, Value } from '../../../../games/admiral/table/battles/pieces.ts'
import type { Ship, Situation } from '../../../../games/admiral/table/situation.ts'
import { enemies } from './attack.ts'
import { reads } from './cards.ts'
import { best, flown, hand, mayFire, mayFly, shots, starting } from './damage.ts'
import { squaresBetween } from './sea.ts'

export interface Symbols {
  readonly movement: number
  readonly artillery: number
  readonly launches: number
  readonly triggers: number
  readonly splits: boolean
}

const OURS: DieTable = {
  movement: { alone: 'artillery', inRange: 'artillery' },
  artillery: { alone: 'movement', inRange: 'artillery' },
  admiral: { alone: 'best', inRange: 'best' },
}

function value(now: Situation, face: Face, inRange: boolean): Value {
  return (now.battle.dice ?? OURS)[face][inRange ? 'inRange' : 'alone']
}

export function embarks(unit: Ship): boolean {
  return unit.squadrons > 0
}

function aircraftDamage(now: Situation, unit: Ship): boolean {
  return enemies(now).some((enemy) => mayFly(now, unit, enemy) && flown(now, unit, enemy) > 0)
}

function ofACarrier(now: Situation, unit: Ship, face: Face, inRange: boolean): Symbols {
  const own = {
    movement: 0,
    artillery: 0,
    launches: 1,
    triggers: 0,
    splits: reads(now, 'carrierSplits', 'always'),
  }
  if (face === 'movement') return { ...own, movement: inRange ? 0 : 1 }
  if (face === 'artillery') return { ...own, artillery: 1 }
  const more = unit.squadrons > starting(now, unit)
  if (!reads(now, 'carrierAdmiral', 'wild') && more && aircraftDamage(now, unit))
    return { ...own, launches: 2 }
  return inRange ? { ...own, artillery: 1, triggers: 1 } : { ...own, movement: 1, triggers: 1 }
}

export function symbols(now: Situation, unit: Ship, face: Face, inRange: boolean): Symbols {
  if (embarks(unit)) return ofACarrier(now, unit, face, inRange)
  const hand = [face === 'admiral' ? 'best' : face, value(now, face, inRange)]
  const count = (what: string): number => hand.filter((each) => each === what).length
  const own = { launches: 0, triggers: face === 'admiral' ? 2 : 1, splits: true }
  if (inRange) {
    const holds = face === 'movement' && reads(now, 'movementInRange', 'holds')
    return { ...own, movement: 0, artillery: holds ? 0 : count('artillery') + count('best') }
  }
  const movement = count('movement') > 0 ? count('movement') : Math.min(1, count('best'))
  const wild = count('movement') > 0 ? count('best') : Math.max(0, count('best') - 1)
  return { ...own, movement, artillery: count('artillery') + wild }
}

/** Both symbols may be Movement if no target is within one move. */
export function mayMoveTwice(now: Situation, unit: Ship, face: Face): boolean {
  const worth = value(now, face, false)
  if (embarks(unit) || face !== 'admiral' || !reads(now, 'twoMoves', 'allowed')) return false
  return worth === 'best' || worth === 'movement'
}

/** The row's Artillery symbols, at least one. */
function judgedBy(now: Situation, unit: Ship, face: Face): number {
  return Math.max(1, symbols(now, unit, face, true).artillery)
}

export function hasEnemyInRange(now: Situation, unit: Ship, face: Face): boolean {
  return reachesSomebody(now, unit, judgedBy(now, unit, face))
}

/** Before the throw: a carrier is judged by one symbol, another unit by two. */
export function willHaveEnemyInRange(now: Situation, unit: Ship): boolean {
  if (unit.face !== '') return hasEnemyInRange(now, unit, unit.face)
  return reachesSomebody(now, unit, embarks(unit) ? 1 : 2)
}

function reachesSomebody(now: Situation, unit: Ship, artillery: number): boolean {
  const any = reads(now, 'inRange', 'any')
  const held = hand(now, unit, artillery)
  return enemies(now).some((enemy) => {
    const fire = reads(now, 'sightInRange', 'distance')
      ? shots(now, unit, enemy, held, squaresBetween(now, unit.at, enemy.at))
      : mayFire(now, unit, enemy, held)
    const flies = mayFly(now, unit, enemy)
    if (any) return fire.length > 0 || flies
    return best(fire) > 0 || (flies && flown(now, unit, enemy) > 0)
  })
}

export function canDamageFromHere(now: Situation, unit: Ship, face: Face): boolean {
  const held = hand(now, unit, judgedBy(now, unit, face))
  return enemies(now).some(
    (enemy) =>
      best(mayFire(now, unit, enemy, held)) > 0 || (mayFly(now, unit, enemy) && flown(now, unit, enemy) > 0),
  )
}
