import { memoizeByObject, type Readings } from '@opfor/kernel'
import { type Square, squareWith } from './house-model/board.ts'
import type { Battle, Face, Grade, ShipClass, Side } from './battles/pieces.ts'

export interface Ship {
  readonly id: string
  readonly side: Side
  readonly name: string
  /** Index in the battle's classes. */
  readonly card: number
  /** Order of deployment from 1; 0 before deployment. */
  readonly order: number
  /** A square, or `undeployed`, `standBy`, `sunk`. */
  readonly at: string
  readonly points: number
  /** Damage assigned in this phase; it counts at the Resolution. */
  readonly pending: number
  readonly underFire: boolean
  readonly squadrons: number
  /** Shots of each battery with limited ammunition. */
  readonly fired: readonly number[]
  /** Card indexes of the batteries knocked out; undefined if none. */
  readonly out?: readonly number[] | undefined
  /** Exhausted green features of the player's ship, as in `active`; undefined if none. */
  readonly spent?: readonly string[] | undefined
  /** The symbol thrown this turn. */
  readonly face: Face | ''
  /** Squares moved this turn; -1 before its turn to move. */
  readonly moved: number
  /** The square at the start of the turn. */
  readonly from: string
  readonly artillery: number
  /** Admiral symbols that trigger when all units have moved; undefined if none. */
  readonly held?: number | undefined
  readonly launches: number
  /** It may fire at several targets with one symbol. */
  readonly splits: boolean
  /** Stratego only: the attack of this turn is over. */
  readonly attacked: boolean
  /** The features that count this turn, as `green 0` or `red 1`. */
  readonly active: readonly string[]
}

export interface Attack {
  readonly by: string
  readonly on: string
  readonly grade: Grade
  readonly air: boolean
}

export type Phase = 'standBy' | 'movement' | 'attack'

export const ways = [
  'stratego-destroyed',
  'player-destroyed',
  'both-destroyed',
  'stalemate',
  'last-turn',
] as const

export type Way = (typeof ways)[number]

export type Where = 'screen' | 'table'

export interface Situation {
  readonly rulings: Readings
  readonly battle: Battle
  readonly where: Where
  /** The house model, or a person who types the result. */
  readonly damage: 'house' | 'typed'
  /** The number of faces of the die for each symbol. */
  readonly weights: Readonly<Record<Face, number>>
  /** The battle is drawn after this turn; 0 for no limit. */
  readonly longest: number
  readonly turn: number
  readonly phase: Phase
  readonly attacksOver: boolean
  /** Of Stratego, this turn. */
  readonly lastTarget: string
  readonly attacks: readonly Attack[]
  readonly ships: readonly Ship[]
  readonly ended: Way | ''
}

/** At the table every question costs time. */
export function isInOne({ where, damage }: Situation): boolean {
  return where === 'table' || damage === 'typed'
}

export function shipWith(now: Situation, id: string): Ship {
  for (const ship of now.ships) if (ship.id === id) return ship
  throw new Error(`There is no ship ${id}.`)
}

export function cardOf(now: Situation, ship: Ship): ShipClass {
  return now.battle.classes[ship.card] as ShipClass
}

/** Undefined if the ship is not on the board. */
export function squareOf(ship: Ship): Square | undefined {
  return squareWith(ship.at)
}

export function isAfloat(ship: Ship): boolean {
  return squareWith(ship.at) !== undefined
}

export function isDeployed({ at }: Ship): boolean {
  return at !== 'undeployed' && at !== 'standBy'
}

export function isToMove(ship: Ship): boolean {
  return isAfloat(ship) && ship.moved < 0
}

/** Deployment is over. */
export function hasBegun({ turn, phase }: Situation): boolean {
  return turn > 1 || phase !== 'standBy'
}

export function shipsOf({ ships }: Situation, side: Side): readonly Ship[] {
  return ships.filter((ship) => ship.side === side)
}

/** In order of deployment. */
export function afloat({ ships }: Situation): readonly Ship[] {
  return ships.filter(isAfloat).toSorted(byOrder)
}

/** In order of deployment. */
export function fleetOf({ ships }: Situation, side: Side): readonly Ship[] {
  return fleetsOf(ships)[side]
}

const fleetsOf = memoizeByObject((ships: readonly Ship[]): Readonly<Record<Side, readonly Ship[]>> => {
  const inOrder = ships.filter(isAfloat).toSorted(byOrder)
  const fleet = (side: Side): readonly Ship[] => inOrder.filter((ship) => ship.side === side)
  return { player: fleet('player'), stratego: fleet('stratego') }
})

export function waiting(now: Situation, side: Side): readonly Ship[] {
  return now.ships.filter((ship) => ship.side === side && ship.at === 'standBy').toSorted(byOrder)
}

export function nextOrder({ ships }: Situation, side: Side): number {
  return 1 + Math.max(0, ...ships.filter((ship) => ship.side === side).map(({ order }) => order))
}

function byOrder(a: Ship, b: Ship): number {
  return a.order - b.order
}

export function enemyOf(side: Side): Side {
  return side === 'player' ? 'stratego' : 'player'
}

export function shipOn(now: Situation, square: Square): Ship | undefined {
  for (const ship of now.ships) if (ship.at === square.id) return ship
  return undefined
}

export function isDoomed(ship: Ship): boolean {
  return ship.pending >= ship.points
}

export function withShip(now: Situation, id: string, change: Partial<Ship>): Situation {
  return { ...now, ships: now.ships.map((ship) => (ship.id === id ? { ...ship, ...change } : ship)) }
}
