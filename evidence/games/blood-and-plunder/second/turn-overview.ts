/** TURN OVERVIEW: the priority for activating units. */

import type { Readings, Unit } from './facts.ts'

function engaged(unit: Unit, readings: Readings): boolean {
  return unit.inContact || (readings['whatIsEngaged'] === 'grappled' && unit.aboardGrappled)
}

function enemyLessThan12(unit: Unit, readings: Readings): boolean {
  return unit.enemies.some((enemy) => enemy.inches < 12 && (readings['twelveInches'] === 'any' || enemy.seen))
}

/** The units among which lot decides which is activated. */
export function toActivate(units: readonly Unit[], readings: Readings): readonly string[] {
  const waiting = units.filter((unit) => !unit.activated)
  const first = waiting.filter((unit) => engaged(unit, readings))
  if (first.length > 0) return first.map((unit) => unit.name)
  const second = waiting.filter((unit) => enemyLessThan12(unit, readings))
  if (second.length > 0) return second.map((unit) => unit.name)
  return waiting.map((unit) => unit.name)
}
