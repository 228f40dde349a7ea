/** G 3.1. */

import type { Player, State, Unit } from './state.ts'

/** A unit in play is replaced by another of its name, if any. */
export function giveUnits(
  state: State,
  who: Player,
  card: string,
  names: readonly string[],
): readonly Unit[] {
  const given: Unit[] = []
  const inPlay = (name: string): boolean =>
    state.units.some((unit) => unit.side === who.side && unit.name === name)
  const kind = (name: string): string => name.slice(0, name.lastIndexOf(' '))
  const used = names.filter(inPlay)
  for (const wanted of names) {
    const others = state.facts.supply(who.side, card)
    const name = used.includes(wanted)
      ? others.find((each) => kind(each) === kind(wanted) && !names.includes(each) && !inPlay(each))
      : wanted
    if (name === undefined) continue
    const unit: Unit = { name, owner: who.name, side: who.side, card, at: { is: 'edge' }, inside: false }
    state.units.push(unit)
    given.push(unit)
  }
  return given
}
