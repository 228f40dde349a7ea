import type { CardPack, Half, PackCard } from './card-pack.ts'
import type { Situation } from './situation.ts'

/** What was typed about cards in a match and the pack does not know: offered to the owner for the next time. */
export function learnt({ plays, pack, mission }: Situation): CardPack {
  const cards: Record<string, PackCard> = {}
  const conditions: Record<string, PackCard> = {}
  for (const { card, half, told } of plays) {
    const condition = card.startsWith('condition')
    const known = (condition ? pack.conditions : pack.cards)?.[card]?.[half]
    if (same(known, told)) continue
    const into = condition ? conditions : cards
    into[card] = { ...into[card], [half]: told }
  }
  const tiles = Object.entries(mission?.faces ?? {}).map(
    ([tile, face]) => [`${mission?.ai}-${tile}`, face] as const,
  )
  return { format: 1, title: pack.title, cards, conditions, tiles: Object.fromEntries(tiles) }
}

function same(known: Half | undefined, told: Half): boolean {
  return known !== undefined && JSON.stringify(known) === JSON.stringify(told)
}

/** The pack without the owner's own texts: what a link may carry, for the rules never read them. */
export function withoutTexts(pack: CardPack): CardPack {
  return { ...pack, cards: bareCards(pack.cards), conditions: bareCards(pack.conditions) }
}

function bareCards(cards: CardPack['cards'] = {}): Readonly<Record<string, PackCard>> {
  return Object.fromEntries(
    Object.entries(cards).map(([card, { top, bottom }]) => [
      card,
      { ...(top && { top: bare(top) }), ...(bottom && { bottom: bare(bottom) }) },
    ]),
  )
}

function bare(half: Half): Half {
  const { title: _title, note: _note, ...rest } = half
  return rest
}
