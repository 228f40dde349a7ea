import { hasGun } from '../action-exceptions/action-exceptions.ts'
import { bears } from '../../table/geometry/compass.ts'
import { placeOf } from '../../table/on-the-map.ts'
import { shipOf, type Situation, type Unit } from '../../table/situation.ts'

/** Whether a unit shoots with guns aboard a ship: they shoot abeam alone. */
export function hasBroadside(now: Situation, unit: Unit): boolean {
  return hasGun(now, unit) && shipOf(now, unit) !== undefined
}

/** Whether what a unit shoots with bears on another: guns aboard do abeam, all else everywhere. */
export function bearsOn(now: Situation, unit: Unit, target: Unit): boolean {
  const ship = shipOf(now, unit)
  return ship === undefined || !hasGun(now, unit) || bears(ship.at, ship.heading, placeOf(now, target))
}
