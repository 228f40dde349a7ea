import { currentReading } from '@opfor/kernel'
import type { Square } from '../../table/house-model/board.ts'
import {
  airGrade,
  bestGrade,
  bestShot,
  capability,
  farFrom,
  flightRange,
  longestRange,
  type Shot,
  shotsOf,
} from './damage.ts'
import type { Grade, Side } from '../../table/battles/pieces.ts'
import { sees } from './line-of-sight.ts'
import { sightInRange, threatSymbols } from '../attack/attack-rulings.ts'
import {
  enemyOf,
  fleetOf,
  isDoomed,
  type Ship,
  type Situation,
  squareOf,
  withShip,
} from '../../table/situation.ts'
import { type Volley, volleyOf } from './volley.ts'

/** Undefined if out of range or sight, or doomed. */
export function shotFrom(
  now: Situation,
  ship: Ship,
  from: Square,
  target: Ship,
  volley: Volley,
): Shot | undefined {
  const to = squareOf(target)
  if (to === undefined || isDoomed(target)) return undefined
  const shot = bestShot(now, ship, target, volley, farFrom(now, from, to))
  return shot !== undefined && sees(now, ship.side, from, to) ? shot : undefined
}

/** Empty if out of range or sight, or doomed. */
export function shotsFrom(
  now: Situation,
  ship: Ship,
  from: Square,
  target: Ship,
  volley: Volley,
): readonly Shot[] {
  const to = squareOf(target)
  if (to === undefined || isDoomed(target) || !sees(now, ship.side, from, to)) return []
  return shotsOf(now, ship, target, volley, farFrom(now, from, to))
}

/** Undefined if it may not fire at the target. */
export function gradeFrom(
  now: Situation,
  ship: Ship,
  from: Square,
  target: Ship,
  volley: Volley,
): Grade | undefined {
  const to = squareOf(target)
  const grade = gradeByDistance(now, ship, from, target, volley)
  return grade !== undefined && to !== undefined && sees(now, ship.side, from, to) ? grade : undefined
}

/** By the ruling `sightInRange`; undefined if not in range. */
export function gradeInRange(
  now: Situation,
  ship: Ship,
  from: Square,
  target: Ship,
  volley: Volley,
): Grade | undefined {
  const grade = currentReading(now, sightInRange) === 'distance' ? gradeByDistance : gradeFrom
  return grade(now, ship, from, target, volley)
}

/** Ignores obstacles. */
function gradeByDistance(
  now: Situation,
  ship: Ship,
  from: Square,
  target: Ship,
  volley: Volley,
): Grade | undefined {
  const to = squareOf(target)
  if (to === undefined || isDoomed(target)) return undefined
  return bestGrade(now, ship, target, volley, farFrom(now, from, to))
}

/** 0 if one of them is not on the board. */
export function squaresAway(now: Situation, ship: Ship, other: Ship): number {
  const from = squareOf(ship)
  const to = squareOf(other)
  return from === undefined || to === undefined ? 0 : farFrom(now, from, to)
}

/** By its longest battery; ignores obstacles. */
export function hasInRange(now: Situation, enemy: Ship, at: Square): boolean {
  const from = squareOf(enemy)
  return from !== undefined && farFrom(now, from, at) <= longestRange(now, enemy)
}

export function hasInFlight(now: Situation, carrier: Ship, at: Square): boolean {
  const from = squareOf(carrier)
  return from !== undefined && farFrom(now, from, at) <= flightRange(now, carrier)
}

/** By the reading `sight`, batteries need a clear line. */
export function threatsOver(now: Situation, ship: Ship, at: Square): readonly Ship[] {
  const then =
    currentReading(now, sightInRange) === 'sight' ? withShip(now, ship.id, { at: at.id }) : undefined
  const clear = (from: Square | undefined, side: Side): boolean =>
    then === undefined || (from !== undefined && sees(then, side, from, at))
  return fleetOf(now, enemyOf(ship.side)).filter(
    (enemy) =>
      (hasInRange(now, enemy, at) && clear(squareOf(enemy), enemy.side)) || hasInFlight(now, enemy, at),
  )
}

/** In this turn and from the current squares, by batteries or aircraft. */
export function threatens(now: Situation, enemy: Ship, ship: Ship): boolean {
  const from = squareOf(enemy)
  const to = squareOf(ship)
  if (from === undefined || to === undefined) return false
  const far = farFrom(now, from, to)
  if (far <= flightRange(now, enemy) && airGrade(now, enemy, ship) > 0) return true
  const grade = bestGrade(now, enemy, ship, volleyOf(now, enemy, symbolsOf(now, enemy)), far)
  return grade !== undefined && grade > 0 && sees(now, enemy.side, from, to)
}

/** With some number of symbols, from the current squares. */
export function wouldDoLess(now: Situation, enemy: Ship, ship: Ship, changed: Ship): boolean {
  const before = dangers(now, enemy, ship)
  const after = dangers(now, enemy, changed)
  return before.some((grade, at) => grade > (after[at] ?? 0))
}

/** By aircraft, then by batteries with each number of symbols. */
function dangers(now: Situation, enemy: Ship, ship: Ship): readonly Grade[] {
  const from = squareOf(enemy)
  const to = squareOf(ship)
  if (from === undefined || to === undefined) return []
  const far = farFrom(now, from, to)
  const flown = far <= flightRange(now, enemy) ? airGrade(now, enemy, ship) : 0
  if (!sees(now, enemy.side, from, to)) return [flown]
  const fired = Array.from(
    { length: symbolsOf(now, enemy) },
    (_, at): Grade => bestGrade(now, enemy, ship, volleyOf(now, enemy, at + 1), far) ?? 0,
  )
  return [flown, ...fired]
}

export function couldThreaten(now: Situation, enemy: Ship, ship: Ship): boolean {
  return capability(now, enemy, ship, assumedSymbols(now)) > 0
}

function assumedSymbols(now: Situation): number {
  return currentReading(now, threatSymbols) === 'one' ? 1 : 2
}

/** If damage is typed, your own dice decide. */
function symbolsOf(now: Situation, { moved }: Ship): number {
  return moved > 0 && now.damage === 'house' ? 1 : assumedSymbols(now)
}
