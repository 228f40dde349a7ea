import { type Settings, type SettingsInput, resolveSettings } from '@opfor/kernel'
import { unwrap } from '@opfor/kernel/testing'
import { admiral } from '../index.ts'
import type { Battery, Battle, Board, DieTable, ShipClass, Side, Typed } from '../table/battles/pieces.ts'
import { initialSituation } from '../setup/setup.ts'
import type { Ship, Situation } from '../table/situation.ts'

/** A ship, with its differences from the plain card. */
export interface Vessel extends Partial<Ship> {
  readonly has?: Partial<ShipClass>
}

/** Fleets are by name, in order of deployment. */
export interface Position extends Partial<Omit<Situation, 'ships' | 'battle' | 'rulings'>> {
  readonly player: Readonly<Record<string, Vessel>>
  readonly stratego: Readonly<Record<string, Vessel>>
  readonly board?: Partial<Board>
  readonly typed?: readonly Typed[]
  readonly dice?: DieTable
}

export function gun(to: number, strength: number): Battery {
  return { name: 'guns', kind: 'gun', bands: [{ to, strength }] }
}

export function torpedo(to: number, strength: number, ammunition?: number): Battery {
  return { name: 'tubes', kind: 'torpedo', bands: [{ to, strength }], ammunition }
}

/** Speed 3, 4 points, light from 3, severe from 6, guns of strength 3 up to 3 squares. */
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

export const openSea: Board = {
  columns: 8,
  rows: 10,
  metric: 'diagonal',
  islands: [],
  throughFriends: true,
  friendsBlock: true,
}

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

function settings(wishes: SettingsInput = {}): Settings {
  return unwrap(resolveSettings(admiral, wishes))
}

/** In the Movement phase of turn 1 by default. */
export function situation(position: Position, wishes: SettingsInput = {}): Situation {
  const { player, stratego, board: _, typed: __, dice: ____, ...rest } = position
  const battle = battleOf(position)
  const ships = initialSituation(
    settings({ ...wishes, options: { ...wishes.options, battle: plainJson(battle) } }),
  ).ships
  const number = { player: 0, stratego: 0 }
  const placed = ships.map((ship): Ship => {
    const { has: ___, ...state } = fleet({ player, stratego }, ship.side)[ship.name] ?? {}
    number[ship.side] += 1
    const at = state.at ?? 'standBy'
    return { ...ship, order: number[ship.side], from: at, ...state, at }
  })
  return { ...initialSituation(settings(wishes)), battle, phase: 'movement', ships: placed, ...rest }
}

function fleet(
  fleets: Readonly<Record<Side, Readonly<Record<string, Vessel>>>>,
  side: Side,
): Readonly<Record<string, Vessel>> {
  return fleets[side]
}

export function plainJson(value: unknown): never {
  return JSON.parse(JSON.stringify(value)) as never
}

export function ship(now: Situation, name: string): Ship {
  const found = now.ships.find((each) => each.name === name)
  if (found === undefined) throw new Error(`There is no ship ${name}.`)
  return found
}
