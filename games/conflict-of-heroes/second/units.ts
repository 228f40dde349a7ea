/** G 3.1. */

import type { Player, State, Unit } from './state.ts'

/** Units from the supply, beside the entry edge; each is used once only. */
export function giveUnits(
  state: State,
  who: Player,
  card: string,
  names: readonly string[],
): readonly Unit[] {
  const given: Unit[] = []
  for (const name of names) {
    if (state.units.some((unit) => unit.side === who.side && unit.name === name)) continue
    const unit: Unit = { name, owner: who.name, side: who.side, card, at: { is: 'edge' }, inside: false }
    state.units.push(unit)
    given.push(unit)
  }
  return given
}
