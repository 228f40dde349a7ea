import type { CardPack, HalfInPack, PackCard, TileFace } from './card-pack.ts'
import type { Situation } from '../situation.ts'
import type { Marks, Terrain } from '../maps/terrain.ts'

/** Changes of marks against the pack, by map and hex; '' removes a mark. */
type NewMarks = Readonly<Record<string, Readonly<Record<string, Terrain | ''>>>>

export type Learnt = Omit<CardPack, 'terrain'> & { readonly terrain?: NewMarks }

type Cards = Readonly<Record<string, PackCard>>

/** Cards, tiles and maps entered since the match began, offered to the owner for the next match. */
export function learnt({ plays, pack, mission }: Situation, begun: CardPack): Learnt {
  const cards: Record<string, PackCard> = {}
  const conditions: Record<string, PackCard> = {}
  for (const { card, half, told } of plays) {
    const condition = card.startsWith('condition')
    const known = (condition ? pack.conditions : pack.cards)?.[card]?.[half]
    if (same(known, told)) continue
    const into = condition ? conditions : cards
    into[card] = { ...into[card], [half]: told }
  }
  const tiles: Record<string, TileFace> = {}
  for (const [tile, face] of Object.entries(mission?.faces ?? {})) {
    const id = `${mission?.ai}-${tile}`
    if (!same(pack.tiles?.[id], face)) tiles[id] = face
  }
  const neverAdvance = Object.fromEntries(
    Object.entries(pack.neverAdvance ?? {}).filter(([card, never]) => begun.neverAdvance?.[card] !== never),
  )
  const terrain = newMarks(begun.terrain, pack.terrain)
  return { opfor: 1, title: '', cards, conditions, tiles, neverAdvance, terrain }
}

function newMarks(before: Marks = {}, after: Marks = {}): NewMarks {
  const maps: Record<string, Readonly<Record<string, Terrain | ''>>> = {}
  for (const map of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [had, has] = [before[map] ?? {}, after[map] ?? {}]
    const hexes = [...new Set([...Object.keys(had), ...Object.keys(has)])].filter(
      (hex) => had[hex] !== has[hex],
    )
    if (hexes.length > 0) maps[map] = Object.fromEntries(hexes.map((hex) => [hex, has[hex] ?? '']))
  }
  return maps
}

function same(known: object | undefined, told: object): boolean {
  return known !== undefined && JSON.stringify(known) === JSON.stringify(told)
}

/** The owner's titles and notes stay. */
export function grown(own: CardPack, more: Learnt): CardPack {
  return {
    ...own,
    cards: grownCards(own.cards, more.cards),
    conditions: grownCards(own.conditions, more.conditions),
    tiles: { ...own.tiles, ...more.tiles },
    ...(Object.keys(more.neverAdvance ?? {}).length > 0 && {
      neverAdvance: { ...own.neverAdvance, ...more.neverAdvance },
    }),
    terrain: grownMarks(own.terrain, more.terrain),
  }
}

function grownMarks(own: Marks = {}, more: NewMarks = {}): Marks {
  const maps: Record<string, Readonly<Record<string, Terrain>>> = { ...own }
  for (const [map, news] of Object.entries(more)) {
    const hexes: Record<string, Terrain> = { ...own[map] }
    for (const [hex, kind] of Object.entries(news))
      if (kind === '') delete hexes[hex]
      else hexes[hex] = kind
    maps[map] = hexes
  }
  return maps
}

function grownCards(own: Cards = {}, more: Cards = {}): Cards {
  const cards: Record<string, PackCard> = { ...own }
  for (const [card, { top, bottom }] of Object.entries(more)) {
    const before = own[card]
    cards[card] = {
      ...before,
      ...(top && { top: grownHalf(before?.top, top) }),
      ...(bottom && { bottom: grownHalf(before?.bottom, bottom) }),
    }
  }
  return cards
}

function grownHalf(own: HalfInPack | undefined, more: HalfInPack): HalfInPack {
  return { ...own, ...more, ...(own?.title && { title: own.title }), ...(own?.note && { note: own.note }) }
}

/** The number of cards, tiles and maps that are new to the pack or differ. */
export function newsFor(own: CardPack, more: Learnt): number {
  const after = grown(own, more)
  return (['cards', 'conditions', 'tiles', 'neverAdvance', 'terrain'] as const)
    .flatMap((part) => Object.keys(more[part] ?? {}).map((key) => [own[part]?.[key], after[part]?.[key]]))
    .filter(([before, now]) => sorted(before) !== sorted(now)).length
}

/** Independent of the order of keys. */
function sorted(value: unknown): string {
  return JSON.stringify(value ?? {}, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}
