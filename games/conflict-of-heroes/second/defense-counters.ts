/** G 3.7.3. */

import type { Side } from './sides.ts'
import { hexesFor } from './placing.ts'
import type { State } from './state.ts'

/** So many at random, or what is left; one side of each, in a hex without a Defense Counter. */
export function placeDefenseCounters(state: State, side: Side, who: string, count: number): void {
  const { facts } = state
  for (const counter of facts.drawn('defense', who, state.cup, count)) {
    const name = facts.answer('face', who, facts.faces(counter))
    const taken = state.defenses.map((each) => each.hex)
    const free = hexesFor(state, side, name).filter((hex) => !taken.includes(hex))
    if (free.length === 0) continue
    const hex = facts.answer('hex of defense', who, free)
    state.cup.splice(state.cup.indexOf(counter), 1)
    state.defenses.push({ name, counter, side, hex })
    takesIn(state, side, who, name, hex)
  }
}

/** A Trench takes units on foot in, a Bunker guns too, no vehicle goes into either. */
function takesIn(state: State, side: Side, who: string, face: string, hex: string): void {
  if ((face !== 'trench' && face !== 'bunker') || state.sheet !== undefined) return
  const { facts } = state
  const able = state.units.filter(
    (unit) =>
      unit.side === side &&
      unit.at.is === 'hex' &&
      unit.at.hex === hex &&
      (facts.isFoot(unit.name) || (face === 'bunker' && facts.isGun(unit.name))),
  )
  if (able.length === 0) return
  const names = able.map((unit) => `${unit.side} ${unit.name}`)
  const inside = facts.some('inside', who, names)
  for (const unit of able) if (inside.includes(`${unit.side} ${unit.name}`)) unit.inside = true
}
