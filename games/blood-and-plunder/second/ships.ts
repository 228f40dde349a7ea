/** OPPOSING FORCE SHIPS: how a ship moves, and when it uses the second ship movement. */

import { band, state } from './chart-1.ts'
import type { Readings, Ship, StrikePoints } from './facts.ts'

export type Course = 'toward' | 'broadside' | 'away'

const TABLE: readonly (readonly Course[])[] = [
  ['toward', 'toward', 'broadside'],
  ['broadside', 'broadside', 'away'],
  ['broadside', 'away', 'away'],
]

export function course(card: number, points: StrikePoints): Course {
  return TABLE[band(card)]?.[state(points)] ?? 'away'
}

/** What the movement is about: the closest player ships; without any the closest units, or nothing. */
export function about(ship: Ship, readings: Readings): readonly string[] {
  const there =
    ship.playerShips.length > 0 || readings['noPlayerShip'] === 'holds' ? ship.playerShips : ship.playerUnits
  const nearest = Math.min(...there.map((other) => other.inches))
  return there.filter((other) => other.inches === nearest).map((other) => other.name)
}

/** Whether the ship moves at this activation of a unit aboard; the die is rolled where nothing else decides. */
export function movesNow(ship: Ship, readings: Readings): 'yes' | 'no' | 'on 6+' {
  if (ship.made >= ship.movements) return 'no'
  if (ship.made === 0) return 'yes'
  if (ship.movedNow) return ship.activations === 1 ? 'yes' : 'no'
  const latest = ship.activations <= 2 || readings['secondMovement'] === 'last' ? 1 : 2
  return ship.left <= latest ? 'yes' : 'on 6+'
}
