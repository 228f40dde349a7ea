/** G 3.7.3. */

import type { Side } from './sides.ts'
import { distance } from './layout.ts'
import { hexesFor } from './placing.ts'
import type { Player, State } from './state.ts'

/** Places fewer if the supply is too small; one side up, in a hex without a Defense Counter. */
export function placeDefenseCounters(state: State, side: Side, who: string, count: number): void {
  const { facts } = state
  for (const counter of facts.drawn('defense', who, state.cup, count)) {
    const name = facts.answer('face', who, facts.faces(counter))
    const taken = state.defenses.map((each) => each.hex)
    const free = hexesFor(state, side, name).filter(
      (hex) => !taken.includes(hex) && !besideOwnMarker(state, side, hex),
    )
    if (free.length === 0) continue
    const hex = facts.answer('hex of defense', who, free)
    state.cup.splice(state.cup.indexOf(counter), 1)
    state.defenses.push({ name, counter, side, hex })
    for (const each of state.players) if (each.side === side) takesIn(state, each, name, hex)
  }
}

/** By one reading a side's own Control Marker excludes Defense Counters too. */
export function besideOwnMarker(state: State, side: Side, hex: string): boolean {
  if (state.sheet !== undefined || state.facts.settings.readings.besideMarkers === 'enemy') return false
  return state.markers.some((each) => each.side === side && distance(state, each.hex, hex) <= 1)
}

/** A Trench takes in units on foot, a Bunker and by a reading a Trench guns too, never vehicles; their player decides (G 4.2). */
function takesIn(state: State, who: Player, face: string, hex: string): void {
  if ((face !== 'trench' && face !== 'bunker') || state.sheet !== undefined) return
  const { facts } = state
  const guns = face === 'bunker' || facts.settings.readings.trenchGuns === 'offered'
  const able = state.units.filter(
    (unit) =>
      unit.owner === who.name &&
      unit.at.is === 'hex' &&
      unit.at.hex === hex &&
      (facts.isFoot(unit.name) || (guns && facts.isGun(unit.name))),
  )
  if (able.length === 0) return
  const names = able.map((unit) => `${unit.side} ${unit.name}`)
  const inside = facts.some('inside', who.name, names)
  for (const unit of able) if (inside.includes(`${unit.side} ${unit.name}`)) unit.inside = true
}
