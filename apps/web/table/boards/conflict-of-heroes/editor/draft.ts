import {
  type CardPack,
  type HalfInPack,
  type PackCard,
  sides,
  unitsIn,
} from '@opfor/games/conflict-of-heroes/files'

export interface PartProps {
  readonly pack: CardPack
  readonly change: (to: CardPack) => void
}

export type Part = 'cards' | 'conditions' | 'tiles'

/** An undefined entry removes the old one. */
export function withEntry(pack: CardPack, part: Part, id: string, entry: object | undefined): CardPack {
  const { [id]: _, ...others } = pack[part] ?? {}
  const entries = entry === undefined ? others : { ...others, [id]: entry }
  if (Object.keys(entries).length > 0) return { ...pack, [part]: entries }
  const { [part]: __, ...rest } = pack
  return rest
}

/** An undefined field is removed from the half. */
export type HalfChanges = { readonly [K in keyof HalfInPack]?: HalfInPack[K] | undefined }

/** Leaves out a half that contains nothing. */
export function withHalf(card: PackCard, half: 'top' | 'bottom', changes: HalfChanges): PackCard {
  const { [half]: _, ...other } = card
  const told = Object.fromEntries(
    Object.entries({ ...card[half], ...changes }).filter(([, value]) => value !== undefined),
  )
  return Object.keys(told).length === 0 ? other : { ...other, [half]: told }
}

/** The card that a unit is already on, ignoring `half`, a path such as `cards.german-02.bottom`. */
export function cardWith(pack: CardPack, unit: string, half: string): string | undefined {
  const own = /^cards\.(?<side>german|soviet)/.exec(half)?.groups?.['side']
  const ids = own === undefined ? sides.map((side) => `${side} ${unit}`) : [`${own} ${unit}`]
  const found = unitsIn(pack).find(([id, at]) => ids.includes(id) && at !== half)
  return found?.[1].split('.')[1]
}
