import { memoizeByObject } from '@opfor/kernel'
import { type CardPack, unitsIn } from '../../table/card-packs/card-pack.ts'
import type { Side } from '../../table/pieces.ts'
import type { Situation } from '../../table/situation.ts'
import { boxUnits } from '../../table/placing/units.ts'

/** G 3.1: units not in play and on no other card of the pack. */
export function freeUnits(now: Situation, card: string, side: Side): readonly string[] {
  return freeForAny(now, [card], side)
}

/** G 3.1: units not in play and on no other card of the pack, in the order of the box. */
export function freeForAny(
  { pack, units }: Situation,
  cards: readonly string[],
  side: Side,
): readonly string[] {
  return boxUnits
    .filter((unit) => unit.side === side && units[unit.id] === undefined)
    .map(({ id }) => id)
    .filter((unit) => cards.some((card) => !standsOnAnother(pack, unit, card)))
}

function standsOnAnother(pack: CardPack, unit: string, card: string): boolean {
  return (
    cardsByUnit(pack)
      .get(unit)
      ?.some((each) => each !== card) === true
  )
}

const cardsByUnit = memoizeByObject((pack: CardPack): ReadonlyMap<string, readonly string[]> => {
  const halves = Map.groupBy(unitsIn(pack), ([unit]) => unit)
  return new Map([...halves].map(([unit, all]) => [unit, all.map(([, at]) => at.split('.')[1] ?? '')]))
})
