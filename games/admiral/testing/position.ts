import { settled, type Settings, type SettingsInput } from '@opfor/kernel'
import { value } from '@opfor/kernel/testing'
import { admiral } from '../index.ts'
import type { Battery, Battle, Board, DieTable, ShipClass, Side, Typed } from '../table/battles/pieces.ts'
import { begin } from '../setup/setup.ts'
import type { Ship, Situation } from '../table/situation.ts'

/** A ship of a position: where it is, what differs on its card from a plain one, and how it stands. */
export interface Vessel extends Partial<Ship> {
  readonly has?: Partial<ShipClass>
}

/** A position for a test: only what matters in it. The fleets are by name, in order of deployment. */
export interface Position extends Partial<Omit<Situation, 'ships' | 'battle' | 'rulings'>> {
  readonly player: Readonly<Record<string, Vessel>>
  readonly stratego: Readonly<Record<string, Vessel>>
  readonly board?: Partial<Board>
  readonly typed?: readonly Typed[]
  readonly dice?: DieTable
}

/** A battery of guns. */
export function gun(to: number, strength: number): Battery {
  return { name: 'guns', kind: 'gun', bands: [{ to, strength }] }
}

/** Torpedoes, with so many shots. */
export function torpedo(to: number, strength: number, ammunition?: number): Battery {
  return { name: 'tubes', kind: 'torpedo', bands: [{ to, strength }], ammunition }
}

/** The plain card: speed 3, 4 points, light from 3, severe from 6, guns of strength 3 as far as 3 squares. */
const plain: Omit<ShipClass, 'id' | 'name'> = {
  speed: 3,
  structure: 4,
  light: 3,
  severe: 6,
  antiAircraft: 0,
  batteries: [gun(3, 3)],
  green: [],
  red: [],
}

/** The board of a position, unless it says otherwise. */
export const openSea: Board = {
  columns: 8,
  rows: 10,
  metric: 'diagonal',
  islands: [],
  throughFriends: true,
  friendsBlock: true,
}

/** The battle of a position: every ship has a card of its own, which bears its name. */
export function battleOf({ player, stratego, board = {}, typed = [], dice }: Position): Battle {
  const classes = [...Object.entries(player), ...Object.entries(stratego)].map(
    ([name, { has = {} }]): ShipClass => ({ ...plain, ...has, id: name, name }),
  )
  const enlisted = (names: object): Battle['player'] =>
    Object.keys(names).map((name) => ({ name, class: name }))
  return {
    opfor: 1,
    id: 'test',
    title: 'A position',
    author: 'a test',
    board: { ...openSea, ...board },
    costs: { light: 1, severe: 2 },
    classes,
    typed,
    ...(dice === undefined ? {} : { dice }),
    player: enlisted(player),
    stratego: enlisted(stratego),
  }
}

/** Settings with only these wishes. */
function settings(wishes: SettingsInput = {}): Settings {
  return value(settled(admiral, wishes))
}

/** The situation of a position, in the Movement phase of turn 1 unless it says otherwise. */
export function situation(position: Position, wishes: SettingsInput = {}): Situation {
  const { player, stratego, board: _, typed: __, dice: ____, ...rest } = position
  const battle = battleOf(position)
  const ships = begin(
    settings({ ...wishes, options: { ...wishes.options, battle: plainJson(battle) } }),
  ).ships
  const number = { player: 0, stratego: 0 }
  const placed = ships.map((ship): Ship => {
    const { has: ___, ...state } = fleet({ player, stratego }, ship.side)[ship.name] ?? {}
    number[ship.side] += 1
    const at = state.at ?? 'standBy'
    return { ...ship, order: number[ship.side], from: at, ...state, at }
  })
  return { ...begin(settings(wishes)), battle, phase: 'movement', ships: placed, ...rest }
}

function fleet(
  fleets: Readonly<Record<Side, Readonly<Record<string, Vessel>>>>,
  side: Side,
): Readonly<Record<string, Vessel>> {
  return fleets[side]
}

/** Plain data as JSON. */
export function plainJson(value: unknown): never {
  return JSON.parse(JSON.stringify(value)) as never
}

/** A ship of a situation by its name. */
export function ship(now: Situation, name: string): Ship {
  const found = now.ships.find((each) => each.name === name)
  if (found === undefined) throw new Error(`There is no ship ${name}.`)
  return found
}
