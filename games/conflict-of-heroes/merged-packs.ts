import type { CardPack, PackCard } from './card-pack.ts'
import type { Marks } from './terrain.ts'

/** What both packs tell, field by field; where they differ, the second is right. */
export function mergedPacks(first: CardPack, second: CardPack): CardPack {
  return {
    ...first,
    ...second,
    cards: mergedCards(first.cards, second.cards),
    conditions: mergedCards(first.conditions, second.conditions),
    tiles: mergedFields(first.tiles, second.tiles),
    cup: { ...first.cup, ...second.cup },
    ...((first.advances ?? second.advances) && { advances: { ...first.advances, ...second.advances } }),
    terrain: mergedFields<Marks[string]>(first.terrain, second.terrain),
  }
}

type Cards = Readonly<Record<string, PackCard>>

function mergedCards(first: Cards = {}, second: Cards = {}): Cards {
  const cards = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return Object.fromEntries(
    cards.map((card) => [card, mergedFields<object>(halvesOf(first[card]), halvesOf(second[card]))]),
  )
}

function halvesOf({ top, bottom }: PackCard = {}): Readonly<Record<string, object>> {
  return { ...(top && { top }), ...(bottom && { bottom }) }
}

/** Records by name, each with the fields of both. */
function mergedFields<T extends object>(
  first: Readonly<Record<string, T>> = {},
  second: Readonly<Record<string, T>> = {},
): Readonly<Record<string, T>> {
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  return Object.fromEntries(names.map((name) => [name, { ...first[name], ...second[name] } as T]))
}
