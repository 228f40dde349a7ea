import { onceFor, type Readings } from '@opfor/kernel'
import { type Square, squareWith } from './house-model/board.ts'
import type { Battle, Face, Grade, ShipClass, Side } from './battles/pieces.ts'

/** A ship as it is now. */
export interface Ship {
  readonly id: string
  readonly side: Side
  readonly name: string
  /** Its card: a place in the battle's classes. */
  readonly card: number
  /** Its place in the order of deployment, from 1; 0 before it is deployed. */
  readonly order: number
  /** A square, or `undeployed`, `standBy`, `sunk`. */
  readonly at: string
  readonly points: number
  /** Damage assigned in this phase: it counts at the Resolution. */
  readonly pending: number
  readonly underFire: boolean
  readonly squadrons: number
  /** How often each battery has fired, where its ammunition is limited. */
  readonly fired: readonly number[]
  /** The batteries that are knocked out, by their places on the card; nothing where none is. */
  readonly out?: readonly number[] | undefined
  /** The green features of the player's ship that are exhausted, as in `active`; nothing where none is. */
  readonly spent?: readonly string[] | undefined
  /** The symbol thrown this turn. */
  readonly face: Face | ''
  /** The squares it has moved this turn; -1 before it was its turn to move. */
  readonly moved: number
  /** Where it was at the start of the turn. */
  readonly from: string
  /** The Artillery symbols it has left. */
  readonly artillery: number
  /** The Admiral symbols that trigger features when all units have moved; nothing where none does. */
  readonly held?: number | undefined
  /** The Admiral symbols it has for launching. */
  readonly launches: number
  /** It may fire at several targets with one symbol. */
  readonly splits: boolean
  /** Stratego: it has had its attack this turn. */
  readonly attacked: boolean
  /** The features that count this turn, as `green 0` or `red 1`. */
  readonly active: readonly string[]
}

/** An attack of this turn. */
export interface Attack {
  readonly by: string
  readonly on: string
  readonly grade: Grade
  readonly air: boolean
}

/** The parts of a turn. */
export type Phase = 'standBy' | 'movement' | 'attack'

/** The ways a battle ends. */
export const ways = [
  'stratego-destroyed',
  'player-destroyed',
  'both-destroyed',
  'stalemate',
  'last-turn',
] as const

/** How a battle ended. */
export type Way = (typeof ways)[number]

/** Where the battle is played: on this screen with the house model, or at a physical board. */
export type Where = 'screen' | 'table'

/** The state of a battle. */
export interface Situation {
  readonly rulings: Readings
  readonly battle: Battle
  readonly where: Where
  /** Who says what an attack does: the house model, or a person who types it. */
  readonly damage: 'house' | 'typed'
  /** On how many faces of the die each symbol stands. */
  readonly weights: Readonly<Record<Face, number>>
  /** After this turn the battle is drawn; 0 where it never is. */
  readonly longest: number
  readonly turn: number
  readonly phase: Phase
  /** The player's attacks of this turn are over. */
  readonly attacksOver: boolean
  /** The last ship that Stratego fired at this turn. */
  readonly lastTarget: string
  readonly attacks: readonly Attack[]
  readonly ships: readonly Ship[]
  readonly ended: Way | ''
}

/** Whether a ship and its square, or its target, are said in one answer: at the table every question costs time. */
export function isInOne({ where, damage }: Situation): boolean {
  return where === 'table' || damage === 'typed'
}

/** The ship with this id. */
export function shipWith(now: Situation, id: string): Ship {
  for (const ship of now.ships) if (ship.id === id) return ship
  throw new Error(`There is no ship ${id}.`)
}

/** A ship's card. */
export function cardOf(now: Situation, ship: Ship): ShipClass {
  return now.battle.classes[ship.card] as ShipClass
}

/** The square a ship is on; nothing where it is not on the board. */
export function squareOf(ship: Ship): Square | undefined {
  return squareWith(ship.at)
}

/** Whether a ship is on the board. */
export function isAfloat(ship: Ship): boolean {
  return squareWith(ship.at) !== undefined
}

/** Whether a ship was deployed: it is on the board, or sunk. */
export function isDeployed({ at }: Ship): boolean {
  return at !== 'undeployed' && at !== 'standBy'
}

/** Whether a ship on the board has not had its turn to move. */
export function isToMove(ship: Ship): boolean {
  return isAfloat(ship) && ship.moved < 0
}

/** Whether the first turn has begun: nobody is deployed any more. */
export function hasBegun({ turn, phase }: Situation): boolean {
  return turn > 1 || phase !== 'standBy'
}

/** All ships of a side, wherever they are. */
export function shipsOf({ ships }: Situation, side: Side): readonly Ship[] {
  return ships.filter((ship) => ship.side === side)
}

/** All ships on the board, in order of deployment. */
export function afloat({ ships }: Situation): readonly Ship[] {
  return ships.filter(isAfloat).toSorted(byOrder)
}

/** The ships of a side on the board, in order of deployment. */
export function fleetOf({ ships }: Situation, side: Side): readonly Ship[] {
  return fleetsOf(ships)[side]
}

const fleetsOf = onceFor((ships: readonly Ship[]): Readonly<Record<Side, readonly Ship[]>> => {
  const inOrder = ships.filter(isAfloat).toSorted(byOrder)
  const fleet = (side: Side): readonly Ship[] => inOrder.filter((ship) => ship.side === side)
  return { player: fleet('player'), stratego: fleet('stratego') }
})

/** The ships of a side that wait in the Stand-by Area, in order. */
export function waiting(now: Situation, side: Side): readonly Ship[] {
  return now.ships.filter((ship) => ship.side === side && ship.at === 'standBy').toSorted(byOrder)
}

/** The place in the order of deployment that comes next on a side. */
export function nextOrder({ ships }: Situation, side: Side): number {
  return 1 + Math.max(0, ...ships.filter((ship) => ship.side === side).map(({ order }) => order))
}

function byOrder(a: Ship, b: Ship): number {
  return a.order - b.order
}

/** The other fleet. */
export function enemyOf(side: Side): Side {
  return side === 'player' ? 'stratego' : 'player'
}

/** The ship on a square. */
export function shipOn(now: Situation, square: Square): Ship | undefined {
  for (const ship of now.ships) if (ship.at === square.id) return ship
  return undefined
}

/** Whether a ship will be sunk by the damage assigned to it. */
export function isDoomed(ship: Ship): boolean {
  return ship.pending >= ship.points
}

/** The situation with one ship changed. */
export function withShip(now: Situation, id: string, change: Partial<Ship>): Situation {
  return { ...now, ships: now.ships.map((ship) => (ship.id === id ? { ...ship, ...change } : ship)) }
}
