import {
  bad,
  bag,
  census,
  flag,
  good,
  integer,
  type Json,
  listOf,
  oneOf,
  optional,
  type Parsed,
  type Pile,
  read,
  record,
  type Settings,
  type Shape,
  anything,
  text,
} from '@opfor/kernel'
import { type Side, sides } from './setup/battle.ts'
import { eventCards, wholeDeck } from './turn-overview/cards.ts'
import { endings } from './turn-overview/endings.ts'
import type { Point } from './movement/geometry/point.ts'
import { layout } from './corrections/layout.ts'
import { contradictionIn } from './corrections/contradiction.ts'
import { begin } from './setup/setup.ts'
import { highest } from './setup/limits.ts'
import type { Acting, Ship, Situation, Unit } from './situation.ts'

const point = record<Point>({ x: integer(0, 1200), y: integer(0, 1200) })
const cards = listOf(oneOf(...wholeDeck), 54)
const bySide: Shape<Readonly<Record<Side, number>>> = record<Record<Side, number>>({
  opfor: integer(0, highest.points),
  player: integer(0, highest.points),
})
const given = optional(anything) as Shape<never>

/** What older positions do not have yet. */
function leftOut<T>(shape: Shape<T>, standard: T): Shape<T> {
  return { ...shape, read: (json, at) => (json === undefined ? standard : shape.read(json, at)) }
}

/** What the settings give may stand in a position and is not believed. */
const unitShape = record<Unit>({
  id: text(40),
  name: given,
  brief: given,
  side: given,
  profile: given,
  models: integer(0, 41),
  fatigue: integer(0, highest.fatigue),
  empty: integer(0, 9),
  engaged: listOf(text(40), 24),
  activated: flag,
  activatedOn: optional(text(40)),
  bayonetsFixed: flag,
  gunLost: flag,
  aboard: text(40),
  at: point,
  placed: integer(0, highest.changesOfPlace),
  thinned: leftOut(integer(0, highest.changesOfPlace), 0),
})

const shipShape = record<Ship>({
  id: text(40),
  name: given,
  brief: given,
  side: given,
  hull: given,
  at: point,
  heading: integer(0, 15),
  grappled: text(40),
  damage: integer(0, highest.damage),
  moves: integer(0, 9),
  placed: integer(0, highest.changesOfPlace),
  gone: optional(flag),
})

const shape = record<Situation>({
  rulings: given,
  battle: given,
  house: given,
  knowing: oneOf('asked', 'map', 'proposed'),
  turn: integer(1, 20),
  deck: record<Pile>({ top: cards, rest: cards, discard: cards }),
  card: oneOf('', ...wholeDeck),
  shown: bySide,
  events: listOf(oneOf(...eventCards), 2),
  redrawn: flag,
  next: listOf(oneOf(...sides), 2),
  acting: record<Acting>({
    unit: text(40),
    actions: integer(0, highest.actions),
    left: integer(0, highest.actions),
    column: text(10),
    target: text(40),
  }),
  units: listOf(unitShape, 48),
  ships: listOf(shipShape, 16),
  scenario: bySide,
  ended: oneOf('', ...endings),
})

/** A position entered by hand: strictly read; forces and table are those of the settings. */
export function parseSituation(json: Json, settings: Settings): Parsed<Situation> {
  const entered = read(shape, json)
  if (!entered.ok) return entered
  const start = begin(settings)
  const units = joined(start.units, entered.value.units)
  const ships = joined(start.ships, entered.value.ships)
  if (units === undefined || ships === undefined)
    return bad('The position must hold every unit and ship of the battle once, in the order of the roster.')
  const { deck, events } = entered.value
  const now: Situation = {
    ...entered.value,
    rulings: start.rulings,
    battle: start.battle,
    house: start.house,
    deck: { top: deck.top, rest: bag(deck.rest), discard: bag(deck.discard) },
    events,
    units,
    ships,
  }
  const wrong = contradictionIn(now)
  if (wrong !== undefined) return bad(wrong)
  const counted = census(layout(now))
  for (const [piece, number] of census(layout(start)))
    if (counted.get(piece) !== number)
      return bad(`There are ${counted.get(piece) ?? 0} of ${piece}; there must be ${number}.`)
  return good(now)
}

/** What was entered of each piece, on what the roster says of it. */
function joined<T extends { readonly id: string }>(
  roster: readonly T[],
  entered: readonly T[],
): readonly T[] | undefined {
  if (roster.length !== entered.length) return undefined
  const whole: T[] = []
  for (const [at, piece] of roster.entries()) {
    const told = entered[at]
    if (told === undefined || told.id !== piece.id) return undefined
    whole.push({ ...told, ...fromRoster(piece) })
  }
  return whole
}

const kept = ['name', 'side', 'profile', 'hull']

function fromRoster<T extends object>(piece: T): Partial<T> {
  return Object.fromEntries(Object.entries(piece).filter(([key]) => kept.includes(key))) as Partial<T>
}
