import { type CardPack, unitsIn } from '../card-packs/card-pack.ts'
import { onceFor } from '../once-for.ts'
import type { Side } from '../pieces.ts'
import type { Situation } from '../situation.ts'
import { boxUnits } from '../placing/units.ts'

/** G 3.1: the units of a side that are not in play and stand on no other card of the pack. */
export function freeUnits(now: Situation, card: string, side: Side): readonly string[] {
  return freeForAny(now, [card], side)
}

/** The units that are free for any of these cards, in the order of the box. */
export function freeForAny(
  { pack, units }: Situation,
  cards: readonly string[],
  side: Side,
): readonly string[] {
  const standing = unitsByName(pack)
  const isFreeFor = (unit: string, card: string): boolean =>
    standing.get(unit)?.every(([, at]) => at.split('.')[1] === card) ?? true
  return boxUnits
    .filter((unit) => unit.side === side && units[unit.id] === undefined)
    .map(({ id }) => id)
    .filter((unit) => cards.some((card) => isFreeFor(unit, card)))
}

/** The units of a pack, each with the halves that it stands on. */
const unitsByName = onceFor((pack: CardPack) => Map.groupBy(unitsIn(pack), ([unit]) => unit))
