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

/** What the movement is about: player ships; without any the units, or nothing. To be away from nothing it stays. */
export function about(ship: Ship, way: Course, readings: Readings): 'ships' | 'units' | 'nothing' {
  if (ship.playerShips > 0) return 'ships'
  return readings['noPlayerShip'] === 'units' && way !== 'away' ? 'units' : 'nothing'
}

/** Whether the ship moves at this activation of a unit aboard; the die is rolled where nothing else decides. */
export function movesNow(ship: Ship, readings: Readings): 'yes' | 'no' | 'on 6+' {
  if (ship.grappled || ship.made >= ship.movements) return 'no'
  if (ship.made === 0) return 'yes'
  if (ship.movedNow) return ship.left <= 1 ? 'yes' : 'no'
  const latest = ship.activations <= 2 || readings['secondMovement'] === 'last' ? 1 : 2
  return ship.left <= latest ? 'yes' : 'on 6+'
}
