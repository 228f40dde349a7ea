import {
  bad,
  flag,
  good,
  integer,
  type Json,
  listOf,
  mapOf,
  oneOf,
  optional,
  type Parsed,
  read,
  record,
  refuse,
  type Shape,
  text,
} from '@opfor/kernel'
import { hexOf } from './hexes.ts'
import { mapNumbers } from './maps.ts'
import { cardId, conditionCards, type DefenseKind, numbers, type Side, sides, twoDigits } from './pieces.ts'
import { namesUnit } from './units.ts'

/** The sections of the Card Record Board; G 3.0. */
export const sections = ['units', 'vp', 'special'] as const

/** One of the sections. */
export type Section = (typeof sections)[number]

/** What one half of a card does, as far as its owner has told. */
export interface Half {
  readonly section: Section
  /** How the owner calls it, and what else to remember: shown, never judged by. */
  readonly title?: string
  readonly note?: string
  readonly caps?: number
  readonly units?: readonly string[]
  /** The units wait on this space of the Round track. */
  readonly round?: number
  readonly place?: boolean
  /** A Control Marker so many hexes from an entry edge. */
  readonly marker?: number
  readonly defense?: number
  readonly addMap?: boolean
  readonly switchMap?: boolean
  readonly conditions?: boolean
  /** So many more Action Cards each Round. */
  readonly actions?: number
  readonly chosen?: boolean
  readonly hidden?: 'unit' | 'card'
  readonly artillery?: boolean
  readonly truck?: boolean
}

/** A card as its owner has typed it in. */
export interface PackCard {
  readonly top?: Half
  readonly bottom?: Half
}

/** A tile's face: where it goes, its symbol, whether its text stands in a yellow box, its special parameter. */
export interface TileFace {
  readonly area?: 'counteraction' | 'order' | 'track'
  readonly symbol?: 'shield' | 'burst'
  readonly yellow?: boolean
  readonly parameter?: 'none' | 'lowRisk' | 'other'
}

/** What the owner of the game has typed in of it. */
export interface CardPack {
  readonly format: 1
  readonly title: string
  readonly cards?: Readonly<Record<string, PackCard>>
  readonly conditions?: Readonly<Record<string, PackCard>>
  /** By side and number: `soviet-04`. */
  readonly tiles?: Readonly<Record<string, TileFace>>
  /** How many Defense Counters of each kind are in the cup. */
  readonly cup?: Readonly<Partial<Record<DefenseKind, number>>>
  /** Hexes that hold no unit, by map. */
  readonly water?: Readonly<Record<string, readonly string[]>>
}

const unitText: Shape<string> = {
  ...text(40),
  read: (json, at) =>
    typeof json === 'string' && json.length <= 40 && namesUnit(json)
      ? json
      : refuse(at, 'a unit is a name and its number, as Rifle 05'),
}

const halfShape = record<Half>({
  section: oneOf(...sections),
  title: optional(text(80)),
  note: optional(text(400)),
  caps: optional(integer(-3, 3)),
  units: optional(listOf(unitText, 8)),
  round: optional(integer(1, 10)),
  place: optional(flag),
  marker: optional(integer(1, 11)),
  defense: optional(integer(1, 6)),
  addMap: optional(flag),
  switchMap: optional(flag),
  conditions: optional(flag),
  actions: optional(integer(1, 3)),
  chosen: optional(flag),
  hidden: optional(oneOf('unit', 'card')),
  artillery: optional(flag),
  truck: optional(flag),
})

const cardShape = record<PackCard>({
  top: optional(halfShape),
  bottom: optional(halfShape),
})

const tileShape = record<TileFace>({
  area: optional(oneOf('counteraction', 'order', 'track')),
  symbol: optional(oneOf('shield', 'burst')),
  yellow: optional(flag),
  parameter: optional(oneOf('none', 'lowRisk', 'other')),
})

const count = optional(integer(0, 20)) as Shape<number>
const cupShape = record<Record<DefenseKind, number>>({
  hasty: count,
  bunker: count,
  wire: count,
  trench: count,
  roadBlock: count,
  mine: count,
  smoke: count,
})

const packShape = record<CardPack>({
  format: integer(1, 1) as Shape<1>,
  title: text(80),
  cards: optional(mapOf(cardShape)),
  conditions: optional(mapOf(cardShape)),
  tiles: optional(mapOf(tileShape)),
  cup: optional(cupShape),
  water: optional(mapOf(listOf(text(3), 196))),
})

/** The schema that is published for owners who write a pack. */
export const packSchema: Json = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Opfor card pack for Conflict of Heroes: Awakening the Bear, Firefight Generator',
  ...(packShape.schema as { readonly [key: string]: Json }),
}

/** More than all cards together can say. */
const longest = 200_000

/** Reads a pack from a file's text: one that is too long or no JSON is refused unread. */
export function parsePackText(source: string): Parsed<CardPack> {
  if (source.length > longest)
    return bad(
      `The card pack: ${source.length} characters are too many; ${longest} are enough for all cards.`,
    )
  let json: Json
  try {
    json = JSON.parse(source) as Json
  } catch {
    return bad('The card pack: it is not JSON.')
  }
  return parsePack(json)
}

/** Reads a card pack strictly: the shape, that the cards exist, and that a unit stands on one card only (G 3.1). */
export function parsePack(json: Json): Parsed<CardPack> {
  const parsed = read(packShape, json)
  if (!parsed.ok) return bad(`The card pack: ${parsed.problem}.`)
  const pack = parsed.value
  const wrong = strangers(pack) ?? misplaced(pack) ?? twice(pack)
  return wrong === undefined ? good(pack) : bad(`The card pack: ${wrong}.`)
}

const cardIds = sides.flatMap((side) => numbers(1, 25).map((number) => cardId(side, number)))

function strangers({ cards = {}, conditions = {}, tiles = {}, water = {} }: CardPack): string | undefined {
  const maps = mapNumbers.map(String)
  const checked = [
    { at: 'cards', keys: Object.keys(cards), among: cardIds },
    { at: 'conditions', keys: Object.keys(conditions), among: conditionCards },
    { at: 'tiles', keys: Object.keys(tiles), among: cardIds },
    { at: 'water', keys: Object.keys(water), among: maps },
  ]
  for (const { at, keys, among } of checked)
    for (const key of keys) if (!among.includes(key)) return `${at}: there is no ${key}`
  for (const [map, hexes] of Object.entries(water))
    for (const hex of hexes) if (hexOf(hex) === undefined) return `water.${map}: there is no hex ${hex}`
  return undefined
}

/** G 3.1: the bottom always gives units; the top never stands in their section. */
function misplaced({ cards = {} }: CardPack): string | undefined {
  for (const [card, { top, bottom }] of Object.entries(cards)) {
    if (top?.section === 'units') return `cards.${card}.top: the top is vp or special`
    if (bottom !== undefined && bottom.section !== 'units') return `cards.${card}.bottom: the bottom is units`
  }
  return undefined
}

function twice({ cards = {} }: CardPack): string | undefined {
  const seen = new Map<string, string>()
  for (const [card, halves] of Object.entries(cards))
    for (const half of ['top', 'bottom'] as const)
      for (const unit of halves[half]?.units ?? []) {
        const at = `cards.${card}.${half}`
        const counter = `${card.slice(0, card.indexOf('-'))} ${unit}`
        const before = seen.get(counter)
        if (before !== undefined) return `${at}: ${unit} stands already on ${before}`
        seen.set(counter, at)
      }
  return undefined
}

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
    water: { ...first.water, ...second.water },
  }
}

/** The face of a tile that a pack knows. */
export function faceIn(pack: CardPack, side: Side, tile: string): TileFace | undefined {
  return pack.tiles?.[`${side}-${twoDigits(Number(tile))}`]
}
