/** G 3.7.3. */

import type { Side } from './facts.ts'
import type { State } from './state.ts'
import { hexesFor } from './placing.ts'

/** So many at random, or what is left; one side of each, in a hex without a Defense Counter. */
export function placeDefenseCounters(state: State, side: Side, who: string, count: number): void {
  for (let nth = 0; nth < count && state.cup.length > 0; nth += 1) {
    const drawn = state.facts.drawn('defense', who, state.cup)
    state.cup.splice(state.cup.indexOf(drawn), 1)
    const faces = drawn.split('/')
    const face = faces.length === 1 ? (faces[0] ?? drawn) : state.facts.answer('face', who, faces)
    const free = hexesFor(state, side, face).filter((hex) => !state.defenses.some((each) => each.hex === hex))
    if (free.length === 0) continue
    const hex = state.facts.answer('hex of defense', who, free)
    state.defenses.push({ name: face, side, hex })
    state.told.push(['defense', face, hex])
    takesIn(state, side, who, face, hex)
  }
}

/** A Trench takes units on foot in, a Bunker guns too, no vehicle goes into either. */
function takesIn(state: State, side: Side, who: string, face: string, hex: string): void {
  if (face !== 'Trench' && face !== 'Bunker') return
  const { facts } = state
  const able = state.units.filter(
    ({ name, side: of, at }) =>
      of === side &&
      at.is === 'hex' &&
      at.hex === hex &&
      (facts.isFoot(name) || (face === 'Bunker' && facts.isGun(name))),
  )
  if (able.length === 0) return
  const inside = facts.some(
    'inside',
    who,
    able.map(({ name }) => name),
  )
  for (const unit of able) if (inside.includes(unit.name)) unit.inside = true
}
