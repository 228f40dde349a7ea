import {
  bad,
  flag,
  good,
  integer,
  type Json,
  listOf,
  oneOf,
  optional,
  type Parsed,
  read,
  record,
  type Shape,
  text,
} from '@opfor/kernel'
import { largest, squareWith, isOn } from './board.ts'
import type {
  Battery,
  Battle,
  Board,
  Changes,
  Enlisted,
  Feature,
  ShipClass,
  Squadrons,
  Typed,
  When,
} from './pieces.ts'
import { results } from './pieces.ts'

/** A field that takes this value where it is left out. */
function standard<T>(shape: Shape<T>, value: T): Shape<T> {
  return { schema: shape.schema, read: (json, at) => (json === undefined ? value : shape.read(json, at)) }
}

const name = text(40)
/** The short id of one of the battle's ship cards: a form may offer those that there are. */
const cardId: Shape<string> = { ...text(24), schema: { type: 'string', maxLength: 24, idsOf: 'classes' } }
const far = integer(1, 30)
const strong = integer(0, 99)

const feature = record<Feature>({
  name,
  when: oneOf('attack', 'defence', 'move'),
  changes: oneOf('strength', 'range', 'thresholds', 'speed', 'note'),
  by: standard(integer(0, 20), 0),
  weapon: optional(oneOf('gun', 'torpedo')),
  note: optional(text(200)),
})

const battery = record<Battery>({
  name,
  kind: standard(oneOf('gun', 'torpedo'), 'gun'),
  bands: listOf(record({ to: far, strength: strong }), 6),
  ammunition: optional(integer(1, 20)),
})

const squadrons = record<Squadrons>({
  number: integer(1, 12),
  range: far,
  strength: strong,
  perLaunch: standard(integer(1, 6), 1),
})

/** A ship card as its owner enters it. */
const shipClass = record<ShipClass>({
  id: text(24),
  name,
  speed: integer(0, 12),
  reducedSpeed: optional(integer(0, 12)),
  structure: integer(1, 30),
  light: integer(1, 99),
  severe: integer(1, 99),
  antiAircraft: standard(integer(0, 20), 0),
  batteries: listOf(battery, 8),
  squadrons: optional(squadrons),
  green: standard(listOf(feature, 8), []),
  red: standard(listOf(feature, 8), []),
})

const board = record<Board>({
  columns: integer(4, largest.columns),
  rows: integer(6, largest.rows),
  metric: standard(oneOf('diagonal', 'orthogonal'), 'diagonal'),
  islands: standard(listOf(text(3), 60), []),
  throughFriends: standard(flag, true),
  friendsBlock: standard(flag, true),
})

const typed = record<Typed>({
  attacker: cardId,
  target: cardId,
  symbols: standard(integer(1, 2) as Shape<1 | 2>, 1),
  to: far,
  result: oneOf(...results),
})

const fleet = listOf(record<Enlisted>({ name, class: cardId }), 20)

const shape = record<Battle>({
  format: integer(1, 1) as Shape<1>,
  id: text(40),
  title: text(80),
  author: standard(text(80), ''),
  board,
  costs: standard(record({ light: integer(0, 20), severe: integer(0, 20) }), { light: 1, severe: 2 }),
  classes: listOf(shipClass, 40),
  typed: standard(listOf(typed, 2000), []),
  player: fleet,
  stratego: fleet,
})

/** The schema that is published for owners who enter their ships. */
export const battleSchema: Json = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Opfor battle for Admiral the Board Game: a board, ship cards and two fleets',
  ...(shape.schema as { readonly [key: string]: Json }),
}

/** Reads a battle strictly: its shape, and that everything in it fits together. */
export function parseBattle(json: Json): Parsed<Battle> {
  const parsed = read(shape, json)
  const problem = parsed.ok ? misfit(parsed.value) : parsed.problem
  return parsed.ok && problem === undefined ? good(parsed.value) : bad(`The battle: ${problem}.`)
}

function misfit(battle: Battle): string | undefined {
  return misplacedIsland(battle.board) ?? misfitCard(battle) ?? misfitFleet(battle) ?? misfitTyped(battle)
}

function misplacedIsland(board: Board): string | undefined {
  for (const id of board.islands) {
    const square = squareWith(id)
    if (square === undefined || !isOn(board, square)) return `the island ${id} is not on the board`
    if (square.y === 0 || square.y === board.rows - 1) return `the island ${id} lies in a first row`
  }
  return new Set(board.islands).size < board.islands.length ? 'an island is there twice' : undefined
}

function misfitCard({ classes }: Battle): string | undefined {
  const ids = new Set(classes.map(({ id }) => id))
  if (ids.size < classes.length) return 'two classes have the same id'
  for (const { id, light, severe, batteries, green, red } of classes) {
    if (!/^[A-Za-z0-9_-]+$/.test(id)) return `the id "${id}" may hold letters, digits, - and _ only`
    if (severe < light) return `class ${id}: severe damage needs no less strength than light damage`
    for (const { name: battery, bands } of batteries) {
      if (bands.length === 0) return `class ${id}: ${battery} has no range`
      if (bands.some(({ to }, at) => at > 0 && to <= (bands[at - 1]?.to ?? 0)))
        return `class ${id}: the bands of ${battery} must grow`
    }
    const idle = [...green, ...red].find((each) => !hasEffect(each))
    if (idle !== undefined) return `class ${id}: the feature ${idle.name} changes nothing`
  }
  return undefined
}

/** What a feature can change, by when it counts. */
const effects: Readonly<Record<When, readonly Changes[]>> = {
  attack: ['strength', 'range'],
  defence: ['thresholds'],
  move: ['speed'],
}

/** Whether a feature is a note, or changes something at its time; only an attack is about one kind of weapon. */
function hasEffect({ when, changes, by, weapon }: Feature): boolean {
  if (changes === 'note') return true
  return by > 0 && effects[when].includes(changes) && (weapon === undefined || when === 'attack')
}

function misfitFleet({ classes, player, stratego }: Battle): string | undefined {
  if (player.length === 0 || stratego.length === 0) return 'each side needs a ship'
  const lost = [...player, ...stratego].find((ship) => !classes.some(({ id }) => id === ship.class))
  if (lost !== undefined) return `there is no class ${lost.class} for ${lost.name}`
  for (const side of [player, stratego])
    if (new Set(side.map((ship) => ship.name)).size < side.length)
      return 'two ships of a side have the same name'
  return undefined
}

function misfitTyped({ classes, typed: rows }: Battle): string | undefined {
  const ids = new Set(classes.map(({ id }) => id))
  const lost = rows.find(({ attacker, target }) => !ids.has(attacker) || !ids.has(target))
  return lost && `the typed result of ${lost.attacker} on ${lost.target} names no class`
}
