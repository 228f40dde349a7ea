import { fileShape, bool, integer, listOf, oneOf, optional, record, type Shape, text } from '@opfor/kernel'
import { largest } from '../house-model/board.ts'
import {
  type Battery,
  type Battle,
  type Board,
  type DieTable,
  type Enlisted,
  type Feature,
  results,
  type ShipClass,
  type Squadrons,
  type Typed,
  values,
} from './pieces.ts'

function standard<T>(shape: Shape<T>, value: T): Shape<T> {
  return { schema: shape.schema, read: (json, at) => (json === undefined ? value : shape.read(json, at)) }
}

const name = text(40)
/** `idsOf` lets a form offer the existing cards. */
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

/** For a card without a threshold: its results are typed. */
export const beyondDamage = 100

const shipClass = record<ShipClass>({
  id: text(24),
  name,
  speed: integer(0, 12),
  reducedSpeed: optional(integer(0, 12)),
  structure: integer(1, 30),
  light: standard(integer(1, 99), beyondDamage),
  severe: standard(integer(1, 99), beyondDamage),
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
  throughFriends: standard(bool, true),
  friendsBlock: standard(bool, true),
})

const typed = record<Typed>({
  attacker: cardId,
  target: cardId,
  symbols: standard(integer(1, 2) as Shape<1 | 2>, 1),
  to: far,
  result: oneOf(...results),
})

/** The whole table; without it ours counts. */
const dice = record<DieTable>({ movement: row(), artillery: row(), admiral: row() })

function row(): Shape<DieTable['movement']> {
  return record<DieTable['movement']>({
    alone: oneOf(...values.alone),
    inRange: oneOf(...values.inRange),
  })
}

const fleet = listOf(record<Enlisted>({ name, class: cardId }), 20)

export const battleShape = fileShape<Battle>({
  id: text(40),
  title: text(80),
  author: standard(text(80), ''),
  board,
  costs: standard(record({ light: integer(0, 20), severe: integer(0, 20) }), { light: 1, severe: 2 }),
  classes: listOf(shipClass, 40),
  typed: standard(listOf(typed, 2000), []),
  dice: optional(dice),
  player: fleet,
  stratego: fleet,
})
