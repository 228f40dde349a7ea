import { seededRandom, type Random } from '@opfor/kernel'
import {
  type CardPack,
  type HalfInPack,
  type PackCard,
  type TileFace,
  unitsIn,
} from '../../../../games/conflict-of-heroes/table/card-packs/card-pack.ts'
import { mergedPacks } from '../../../../games/conflict-of-heroes/table/card-packs/merged-packs.ts'
import {
  cardId,
  conditionCards,
  defenses,
  numbers,
  type Side,
  sides,
} from '../../../../games/conflict-of-heroes/table/pieces.ts'
import { revealed } from '../../../../games/conflict-of-heroes/table/generator-cards/revealed.ts'
import { boxUnits } from '../../../../games/conflict-of-heroes/table/placing/units.ts'

const unitsOfBottom = 3

/** Every Round length ends on the same space of the made-up sheet. */
export const endSpace = 20
const ends = Object.fromEntries(numbers(1, 10).map((rounds) => [String(rounds), endSpace]))

/** Effects of tops in the booklet, and none, equally often. */
const tops: readonly ((random: Random) => HalfInPack)[] = [
  () => ({}),
  () => ({ artillery: true }),
  () => ({ actions: 1 }),
  () => ({ chosen: true }),
  () => ({ place: true }),
  (random) => ({ marker: 2 + random(4) }),
  (random) => ({ defense: 1 + random(3) }),
  () => ({ addMap: true }),
  () => ({ switchMap: true }),
  () => ({ conditions: true }),
]

export function ownersCards(seed: number): CardPack {
  const random = seededRandom(seed, 0x0a7e)
  const cards: Record<string, PackCard> = {}
  const tiles: Record<string, TileFace> = {}
  for (const side of sides) {
    const supply = supplyOf(side)
    for (const number of numbers(1, 25)) {
      const card = cardId(side, number)
      cards[card] = {
        top: isTold(card, 'top')
          ? { section: 'special', caps: random(3) - 1 }
          : {
              section: random(2) === 0 ? 'vp' : 'special',
              caps: random(3) - 1,
              ...(tops[random(tops.length)] ?? tops[0])?.(random),
            },
        bottom: {
          section: 'units',
          caps: random(3) - 1,
          units: isTold(card, 'bottom') ? [] : supply.splice(0, unitsOfBottom),
        },
      }
      tiles[card] = tiles[cardId('german', number)] ?? {
        area: (['counteraction', 'order', 'track'] as const)[random(3)] ?? 'track',
        symbol: random(2) === 0 ? 'shield' : 'burst',
        yellow: random(2) === 0,
        parameter: random(5) === 0 ? 'other' : 'none',
      }
    }
  }
  const made: CardPack = {
    opfor: 1,
    title: '',
    cards,
    tiles,
    conditions: Object.fromEntries(
      conditionCards.map((card) => [card, { top: { caps: 0 }, bottom: { caps: 1, lasts: true } }]),
    ),
    sheets: {
      defenseSheet: { start: 0, ends },
      offenseSheet: { start: 0, ends },
    },
    backs: Object.fromEntries(defenses.map((kind) => [kind, []])),
  }
  return mergedPacks(made, revealed)
}

function isTold(card: string, half: 'top' | 'bottom'): boolean {
  return revealed.cards?.[card]?.[half] !== undefined
}

function supplyOf(side: Side): string[] {
  const named = new Set(unitsIn(revealed).map(([unit]) => unit))
  return boxUnits
    .filter((unit) => unit.side === side && !named.has(unit.id))
    .map(({ id }) => id.slice(side.length + 1))
}
