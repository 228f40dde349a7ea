import {
  fileOf,
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
import {
  cardId,
  conditionCards,
  type DefenseKind,
  numbers,
  orderCards,
  readCard,
  type Side,
  sides,
  twoDigits,
} from '../pieces.ts'
import { backsShape, cupShape } from '../mission/cup-shapes.ts'
import { type Sheets, sheetsShape } from '../developing-the-ai/sheet-shapes.ts'
import { marked, type Marks, terrainKinds } from '../maps/terrain.ts'
import { type Movement, movements, namesUnit } from '../placing/units.ts'

/** The sections of the Card Record Board; G 3.0. */
export const sections = ['units', 'vp', 'special'] as const

/** One of the sections. */
export type Section = (typeof sections)[number]

/** What one half of a card does, as far as its owner has told. */
export interface HalfInPack {
  /** Where the card goes; it is asked where neither the booklet nor the owner has told. */
  readonly section?: Section
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
  /** A Condition Card's bottom: whether it has a lasting effect. */
  readonly lasts?: boolean
}

/** A half as it is played: its section is known. */
export type Half = HalfInPack & { readonly section: Section }

/** A card as its owner has typed it in. */
export interface PackCard {
  readonly top?: HalfInPack
  readonly bottom?: HalfInPack
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
  readonly opfor: 1
  readonly title: string
  readonly cards?: Readonly<Record<string, PackCard>>
  readonly conditions?: Readonly<Record<string, PackCard>>
  /** By side and number: `soviet-04`. */
  readonly tiles?: Readonly<Record<string, TileFace>>
  /** How many Defense Counters of each kind are in the cup. */
  readonly cup?: Readonly<Partial<Record<DefenseKind, number>>>
  /** What a Defense Counter of a kind may show on its other side. */
  readonly backs?: Readonly<Partial<Record<DefenseKind, readonly DefenseKind[]>>>
  /** What is printed on the Mission Track of each side of the Solo Mission Sheet. */
  readonly sheets?: Sheets
  /** How far Order Cards advance the marker of the Mission Track where what they ask for is so, by their numbers. */
  readonly advances?: Readonly<Record<string, number>>
  /** Order Cards on which nothing is printed that advances the marker. */
  readonly neverAdvance?: Readonly<Record<string, boolean>>
  /** Maps of expansions that the owner has. */
  readonly maps?: readonly number[]
  /** How units move, by their names without the number. */
  readonly movement?: Readonly<Record<string, Movement>>
  /** What the owner has marked on the maps: by map, then by hex. */
  readonly terrain?: Marks
}

const unitText: Shape<string> = {
  ...text(40),
  read: (json, at) =>
    typeof json === 'string' && json.length <= 40 && namesUnit(json)
      ? json
      : refuse(at, 'a unit is a name and its number, as Rifle 05'),
}

const effects = {
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
  lasts: optional(flag),
}

const halfShape = record<HalfInPack>({ section: optional(oneOf(...sections)), ...effects })

const cardShape = record<PackCard>({
  top: optional(halfShape),
  bottom: optional(halfShape),
})

const { title, note, caps, actions } = effects
const forAll = { title, note, caps, actions }

/** G 3.9: the top of a Condition Card is a rule for both sides, to be read on the card; it may change everybody's CAPs and Action Cards. */
const conditionShape = record<PackCard>({
  top: optional(record<HalfInPack>({ section: optional(oneOf('special')), ...forAll })),
  bottom: optional(record<HalfInPack>({ section: optional(oneOf('special')), ...effects })),
})

const tileShape = record<TileFace>({
  area: optional(oneOf('counteraction', 'order', 'track')),
  symbol: optional(oneOf('shield', 'burst')),
  yellow: optional(flag),
  parameter: optional(oneOf('none', 'lowRisk', 'other')),
})

const cardIds = sides.flatMap((side) => numbers(1, 25).map((number) => cardId(side, number)))

/** What a card pack must look like. */
export const packShape = fileOf<CardPack>({
  title: text(80),
  cards: optional(mapOf(cardShape, cardIds)),
  conditions: optional(mapOf(conditionShape, conditionCards)),
  tiles: optional(mapOf(tileShape, cardIds)),
  cup: optional(cupShape),
  backs: optional(backsShape),
  sheets: optional(sheetsShape),
  advances: optional(mapOf(integer(0, 2), orderCards)),
  neverAdvance: optional(mapOf(flag, orderCards)),
  maps: optional(listOf(integer(6, 10), 5)),
  movement: optional(mapOf(oneOf(...movements))),
  terrain: optional(mapOf(mapOf(oneOf(...terrainKinds), marked.hexes), marked.maps)),
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
  const wrong = misplaced(pack) ?? twice(pack)
  return wrong === undefined ? good(pack) : bad(`The card pack: ${wrong}.`)
}

/** G 3.1: the bottom always gives units; the top never stands in their section. */
function misplaced({ cards = {} }: CardPack): string | undefined {
  for (const [card, { top, bottom }] of Object.entries(cards)) {
    if (top?.section === 'units') return `cards.${card}.top: the top is vp or special`
    if ((bottom?.section ?? 'units') !== 'units') return `cards.${card}.bottom: the bottom is units`
  }
  return undefined
}

/** The units of a pack with the half that they stand on; either side may play a Condition Card. */
export function unitsIn({ cards = {}, conditions = {} }: CardPack): readonly (readonly [string, string])[] {
  return Object.entries({ cards, conditions }).flatMap(([part, all]) =>
    Object.entries(all).flatMap(([card, halves]) =>
      (['top', 'bottom'] as const).flatMap((half) =>
        (halves[half]?.units ?? []).flatMap((unit) =>
          (part === 'cards' ? [readCard(card).side] : sides).map(
            (side) => [`${side} ${unit}`, `${part}.${card}.${half}`] as const,
          ),
        ),
      ),
    ),
  )
}

function twice(pack: CardPack): string | undefined {
  const seen = new Map<string, string>()
  for (const [unit, at] of unitsIn(pack)) {
    const before = seen.get(unit)
    if (before !== undefined) return `${at}: ${unit.slice(unit.indexOf(' ') + 1)} stands already on ${before}`
    seen.set(unit, at)
  }
  return undefined
}

/** The face of a tile that a pack knows. */
export function faceIn(pack: CardPack, side: Side, tile: string): TileFace | undefined {
  return pack.tiles?.[`${side}-${twoDigits(Number(tile))}`]
}
