import { unitsIn } from '../card-packs/card-pack.ts'
import type { Side } from '../pieces.ts'
import type { Situation } from '../situation.ts'
import { boxUnits } from '../placing/units.ts'

/** G 3.1: the units of a side that are not in play and stand on no other card of the pack. */
export function freeUnits({ pack, units }: Situation, card: string, side: Side): readonly string[] {
  const taken = new Set(unitsIn(pack).flatMap(([unit, at]) => (at.split('.')[1] === card ? [] : [unit])))
  return boxUnits
    .filter((unit) => unit.side === side && units[unit.id] === undefined && !taken.has(unit.id))
    .map(({ id }) => id)
}

/** The units that are free for any of these cards, in the order of the box. */
export function freeForAny(now: Situation, cards: readonly string[], side: Side): readonly string[] {
  const free = new Set(cards.flatMap((card) => freeUnits(now, card, side)))
  return boxUnits.filter(({ id }) => free.has(id)).map(({ id }) => id)
}
