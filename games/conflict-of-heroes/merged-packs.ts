import type { CardPack, PackCard } from './card-pack.ts'
import type { Marks } from './terrain.ts'

/** What both packs tell; where they differ, the second is right. */
export function mergedPacks(first: CardPack, second: CardPack): CardPack {
  const cards: Record<string, PackCard> = { ...first.cards }
  for (const [card, halves] of Object.entries(second.cards ?? {})) cards[card] = { ...cards[card], ...halves }
  return {
    ...second,
    cards,
    conditions: { ...first.conditions, ...second.conditions },
    tiles: { ...first.tiles, ...second.tiles },
    cup: { ...first.cup, ...second.cup },
    terrain: mergedMarks(first.terrain, second.terrain),
  }
}

function mergedMarks(first: Marks = {}, second: Marks = {}): Marks {
  const maps = Object.keys({ ...first, ...second })
  return Object.fromEntries(maps.map((map) => [map, { ...first[map], ...second[map] }]))
}
