import {
  parseFailure,
  fileShape,
  bool,
  parseSuccess,
  integer,
  type Json,
  listOf,
  mapOf,
  oneOf,
  optional,
  type Parsed,
  parseWith,
  record,
  rejectValue,
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

/** G 3.0: the sections of the Card Record Board. */
export const sections = ['units', 'vp', 'special'] as const

export type Section = (typeof sections)[number]

export interface HalfInPack {
  /** Asked if neither the booklet nor the owner gives it. */
  readonly section?: Section
  /** The owner's name and note: shown, never used by rules. */
  readonly title?: string
  readonly note?: string
  readonly caps?: number
  readonly units?: readonly string[]
  /** Space of the Round track. */
  readonly round?: number
  readonly place?: boolean
  /** Hexes from an entry edge. */
  readonly marker?: number
  readonly defense?: number
  readonly addMap?: boolean
  readonly switchMap?: boolean
  readonly conditions?: boolean
  /** Additional Action Cards each Round. */
  readonly actions?: number
  readonly chosen?: boolean
  readonly hidden?: 'unit' | 'card'
  readonly artillery?: boolean
  readonly truck?: boolean
  /** A Condition Card's bottom with a lasting effect. */
  readonly lasts?: boolean
}

export type Half = HalfInPack & { readonly section: Section }

export interface PackCard {
  readonly top?: HalfInPack
  readonly bottom?: HalfInPack
}

export interface TileFace {
  readonly area?: 'counteraction' | 'order' | 'track'
  readonly symbol?: 'shield' | 'burst'
  readonly yellow?: boolean
  readonly parameter?: 'none' | 'lowRisk' | 'other'
}

export interface CardPack {
  readonly opfor: 1
  readonly title: string
  readonly cards?: Readonly<Record<string, PackCard>>
  readonly conditions?: Readonly<Record<string, PackCard>>
  /** By side and number: `soviet-04`. */
  readonly tiles?: Readonly<Record<string, TileFace>>
  readonly cup?: Readonly<Partial<Record<DefenseKind, number>>>
  /** Possible kinds on the other side, by drawn kind. */
  readonly backs?: Readonly<Partial<Record<DefenseKind, readonly DefenseKind[]>>>
  readonly sheets?: Sheets
  /** Spaces that an Order Card advances the marker if its condition holds, by number. */
  readonly advances?: Readonly<Record<string, number>>
  /** Order Cards that never advance the marker. */
  readonly neverAdvance?: Readonly<Record<string, boolean>>
  readonly maps?: readonly number[]
  readonly movement?: Readonly<Record<string, Movement>>
  readonly terrain?: Marks
}

const unitText: Shape<string> = {
  ...text(40),
  read: (json, at) =>
    typeof json === 'string' && json.length <= 40 && namesUnit(json)
      ? json
      : rejectValue(at, 'a unit is a name and its number, as Rifle 05'),
}

const effects = {
  title: optional(text(80)),
  note: optional(text(400)),
  caps: optional(integer(-3, 3)),
  units: optional(listOf(unitText, 8)),
  round: optional(integer(1, 10)),
  place: optional(bool),
  marker: optional(integer(1, 11)),
  defense: optional(integer(1, 6)),
  addMap: optional(bool),
  switchMap: optional(bool),
  conditions: optional(bool),
  actions: optional(integer(1, 3)),
  chosen: optional(bool),
  hidden: optional(oneOf('unit', 'card')),
  artillery: optional(bool),
  truck: optional(bool),
  lasts: optional(bool),
}

const halfShape = record<HalfInPack>({ section: optional(oneOf(...sections)), ...effects })

const cardShape = record<PackCard>({
  top: optional(halfShape),
  bottom: optional(halfShape),
})

const { title, note, caps, actions } = effects
const forAll = { title, note, caps, actions }

/** G 3.9: the top is a rule for both sides, read on the card. It may change all CAPs and Action Cards. */
const conditionShape = record<PackCard>({
  top: optional(record<HalfInPack>({ section: optional(oneOf('special')), ...forAll })),
  bottom: optional(record<HalfInPack>({ section: optional(oneOf('special')), ...effects })),
})

const tileShape = record<TileFace>({
  area: optional(oneOf('counteraction', 'order', 'track')),
  symbol: optional(oneOf('shield', 'burst')),
  yellow: optional(bool),
  parameter: optional(oneOf('none', 'lowRisk', 'other')),
})

const cardIds = sides.flatMap((side) => numbers(1, 25).map((number) => cardId(side, number)))

export const packShape = fileShape<CardPack>({
  title: text(80),
  cards: optional(mapOf(cardShape, cardIds)),
  conditions: optional(mapOf(conditionShape, conditionCards)),
  tiles: optional(mapOf(tileShape, cardIds)),
  cup: optional(cupShape),
  backs: optional(backsShape),
  sheets: optional(sheetsShape),
  advances: optional(mapOf(integer(0, 2), orderCards)),
  neverAdvance: optional(mapOf(bool, orderCards)),
  maps: optional(listOf(integer(6, 10), 5)),
  movement: optional(mapOf(oneOf(...movements))),
  terrain: optional(mapOf(mapOf(oneOf(...terrainKinds), marked.hexes), marked.maps)),
})

/** Published for owners who write a pack. */
export const packSchema: Json = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Opfor card pack for Conflict of Heroes: Awakening the Bear, Firefight Generator',
  ...(packShape.schema as { readonly [key: string]: Json }),
}

/** More than all cards together can contain. */
const longest = 200_000

/** Rejects a text that is too long or no JSON. */
export function parsePackText(source: string): Parsed<CardPack> {
  if (source.length > longest)
    return parseFailure(
      `The card pack: ${source.length} characters are too many; ${longest} are enough for all cards.`,
    )
  let json: Json
  try {
    json = JSON.parse(source) as Json
  } catch {
    return parseFailure('The card pack: it is not JSON.')
  }
  return parsePack(json)
}

/** Strict: the shape, existing cards, and each unit on one card only (G 3.1). */
export function parsePack(json: Json): Parsed<CardPack> {
  const parsed = parseWith(packShape, json)
  if (!parsed.ok) return parseFailure(`The card pack: ${parsed.problem}.`)
  const pack = parsed.value
  const wrong = misplaced(pack) ?? twice(pack)
  return wrong === undefined ? parseSuccess(pack) : parseFailure(`The card pack: ${wrong}.`)
}

/** G 3.1: the bottom always gives units; a top is never in their section. */
function misplaced({ cards = {} }: CardPack): string | undefined {
  for (const [card, { top, bottom }] of Object.entries(cards)) {
    if (top?.section === 'units') return `cards.${card}.top: the top is vp or special`
    if ((bottom?.section ?? 'units') !== 'units') return `cards.${card}.bottom: the bottom is units`
  }
  return undefined
}

/** With their half; either side may play a Condition Card. */
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

export function faceIn(pack: CardPack, side: Side, tile: string): TileFace | undefined {
  return pack.tiles?.[`${side}-${twoDigits(Number(tile))}`]
}
