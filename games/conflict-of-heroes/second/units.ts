/** G 3.1. */

import type { Half } from './facts.ts'
import type { Player, State, Unit } from './state.ts'

/** Units from the supply, beside the entry edge; each is used once only. */
export function giveUnits(
  state: State,
  who: Player,
  card: number,
  names: readonly string[],
  half: Half,
): readonly Unit[] {
  const given: Unit[] = []
  for (const name of names) {
    if (state.units.some((unit) => unit.side === who.side && unit.name === name)) {
      state.told.push(['not given', who.name, name])
      continue
    }
    const fromBottom = half === 'bottom'
    given.push({ name, owner: who.name, side: who.side, card, fromBottom, at: { is: 'edge' }, inside: false })
  }
  state.units.push(...given)
  return given
}
