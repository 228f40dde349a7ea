/** G 3.7: legal places of units and counters. */

import { other, type Side } from './sides.ts'
import { allHexes, distance, labelOf, mapOf } from './layout.ts'
import type { State, Unit } from './state.ts'

/** True if the hex holds or adjoins an enemy unit, enemy Control Marker, or possible enemy. */
export function besideEnemy(state: State, side: Side, hex: string): boolean {
  return enemyHexes(state, side).some((each) => distance(state, each, hex) <= 1)
}

function enemyHexes(state: State, side: Side): readonly string[] {
  const enemy = other(side)
  // In a mission the units have moved on the table.
  if (state.sheet !== undefined) return []
  const units = state.units.flatMap((unit) =>
    unit.side === enemy && unit.at.is === 'hex' ? [unit.at.hex] : [],
  )
  const rumors = state.facts.settings.readings.besideRumors === 'apart' ? state.rumors : []
  const counters = [...state.markers, ...rumors].filter((each) => each.side === enemy)
  return [...new Set([...units, ...counters.map((each) => each.hex)])]
}

export function hexesFor(state: State, side: Side, counter: string): readonly string[] {
  const enemies = enemyHexes(state, side)
  return allHexes(state).filter(
    (hex) =>
      state.facts.holds(mapOf(hex), labelOf(hex), counter) &&
      enemies.every((each) => distance(state, each, hex) > 1),
  )
}

/** In one of these hexes, or off the map. */
export function placeUnit(state: State, unit: Unit, among = hexesFor(state, unit.side, unit.name)): void {
  const hex = state.facts.perhaps(`hex of ${unit.side} ${unit.name}`, unit.owner, among)
  if (hex !== undefined) unit.at = { is: 'hex', hex }
}
