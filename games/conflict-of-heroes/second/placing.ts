/** G 3.7: where units and counters may be placed. */

import { other, type Side } from './facts.ts'
import type { State, Unit } from './state.ts'
import { allHexes, distance, labelOf, mapOf } from './layout.ts'

/** Whether a hex holds, or is next to, an enemy unit or an enemy's Control Marker. */
function besideEnemy(state: State, side: Side, hex: string): boolean {
  const enemy = other(side)
  const units = state.units.filter((unit) => unit.side === enemy)
  const hexes = units.flatMap(({ at }) => (at.is === 'hex' ? [at.hex] : []))
  const markers = state.markers.filter((marker) => marker.side === enemy).map((marker) => marker.hex)
  return [...hexes, ...markers].some((each) => distance(state, each, hex) <= 1)
}

export function hexesFor(state: State, side: Side, counter: string): readonly string[] {
  return allHexes(state).filter(
    (hex) => state.facts.holds(mapOf(hex), labelOf(hex), counter) && !besideEnemy(state, side, hex),
  )
}

export function placeUnit(state: State, unit: Unit, among = hexesFor(state, unit.side, unit.name)): void {
  if (among.length === 0) return
  unit.at = { is: 'hex', hex: state.facts.answer(`hex of ${unit.name}`, unit.owner, among) }
  state.told.push(['stands', unit.name, unit.at.hex])
}
