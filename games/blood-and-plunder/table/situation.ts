import { type Candidate, memoizeByPart, type Pile, type Readings } from '@opfor/kernel'
import { type Battle, otherSide, type Side } from './battle.ts'
import type { Ending } from './turn-overview/endings.ts'
import type { Widths } from './footprint.ts'
import type { Point } from './geometry/point.ts'
import { type Hull, type Profile, startingModels } from './profile.ts'

export interface Unit extends Candidate {
  readonly side: Side
  readonly profile: Profile
  readonly models: number
  readonly fatigue: number
  /** Reload actions still to be taken; 0 is loaded. */
  readonly empty: number
  readonly engaged: readonly string[]
  readonly activated: boolean
  /** '' if it was ashore; missing if no rule uses it. */
  readonly activatedOn?: string | undefined
  readonly bayonetsFixed: boolean
  readonly gunLost: boolean
  readonly aboard: string
  readonly at: Point
  /** Grows if the unit is placed elsewhere. Basis of asked facts about the unit. */
  readonly placed: number
  /** How many of these changes were only lost models. */
  readonly thinned: number
}

export interface Ship extends Candidate {
  readonly side: Side
  readonly hull: Hull
  readonly at: Point
  /** Sixteenths of a circle, clockwise from the top of the table. */
  readonly heading: number
  readonly grappled: string
  readonly damage: number
  readonly moves: number
  readonly placed: number
  /** Sunk, struck or gone: no rule uses it any more. */
  readonly gone?: boolean
}

/** Asked, computed on the map, or asked with the map's answer as the proposal. */
export type Knowing = 'asked' | 'map' | 'proposed'

/** `few` asks for the first candidate, `each` asks each fact by itself. */
export type Asking = 'few' | 'each'

/** Numbers of the owner's rulebook that the solitaire rules do not have. */
export interface House {
  readonly strikeGap: number
  readonly shakenAt: number
  readonly control: number
  readonly grapple: number
  readonly shipMoves: number
  readonly bayonetCost: number
  readonly reloadFirst: boolean
  /** The app's deck, which may turn over your card too, or a real one. */
  readonly deck: 'app' | 'both' | 'real'
  readonly targetNumbers: 'roster' | 'asked'
  /** On a map: an enemy in melee may be shot at. */
  readonly intoMelee: boolean
  readonly widths: Widths
  readonly fortune: boolean
  readonly asking: Asking
  readonly map: Exclude<Knowing, 'asked'>
}

export interface Acting {
  readonly unit: string
  readonly actions: number
  readonly left: number
  readonly column: string
  readonly target: string
}

export interface Situation {
  readonly rulings: Readings
  readonly battle: Battle
  readonly house: House
  readonly knowing: Knowing
  readonly turn: number
  readonly deck: Pile
  readonly card: string
  /** Strike points at the time when the card was shown. */
  readonly shown: Readonly<Record<Side, number>>
  /** Events that wait for the next turn, in the order drawn. */
  readonly events: readonly string[]
  readonly redrawn: boolean
  readonly next: readonly Side[]
  readonly acting: Acting
  readonly units: readonly Unit[]
  readonly ships: readonly Ship[]
  /** Strike points from the scenario. */
  readonly scenario: Readonly<Record<Side, number>>
  readonly ended: Ending | ''
}

export const nobodyActs: Acting = { unit: '', actions: 0, left: 0, column: '', target: '' }

export function isAlive({ models }: Unit): boolean {
  return models > 0
}

/** Only living units, in the order of the roster. */
export function unitsOf({ units }: Situation, side: Side): readonly Unit[] {
  return units.filter((unit) => unit.side === side && isAlive(unit))
}

export function enemiesOf(now: Situation, { side }: { readonly side: Side }): readonly Unit[] {
  return unitsOf(now, otherSide(side))
}

export function unitWith({ units }: Situation, id: string): Unit {
  const unit = units.find((each) => each.id === id)
  if (unit === undefined) throw new Error(`There is no unit ${id}.`)
  return unit
}

export function shipWith({ ships }: Situation, id: string): Ship | undefined {
  return ships.find((each) => each.id === id)
}

export function shipOf(now: Situation, { aboard }: Unit): Ship | undefined {
  return aboard === '' ? undefined : shipWith(now, aboard)
}

/** Undefined if the ship is no longer in the battle. */
export function ownShipOf(now: Situation, unit: Unit): Ship | undefined {
  const ship = shipOf(now, unit)
  return ship?.side === unit.side && ship.gone !== true ? ship : undefined
}

export function shipsOf({ ships }: Situation, side: Side): readonly Ship[] {
  return ships.filter((ship) => ship.side === side && ship.gone !== true)
}

export function withUnit(now: Situation, id: string, change: Partial<Unit>): Situation {
  return { ...now, units: now.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)) }
}

/** Uses the unit's ship at the beginning of the activation. */
export function withActed(now: Situation, unit: Unit, begun: Unit): Situation {
  const { aboard } = begun.id === unit.id ? begun : unit
  const activatedOn = now.ships.length === 0 ? undefined : aboard
  return withUnit(now, unit.id, { activated: true, activatedOn })
}

export function withShip(now: Situation, id: string, change: Partial<Ship>): Situation {
  return { ...now, ships: now.ships.map((ship) => (ship.id === id ? { ...ship, ...change } : ship)) }
}

/** Ends the validity of answers about its place. */
export function withPlaced(now: Situation, id: string, at?: Point): Situation {
  const unit = unitWith(now, id)
  return withUnit(now, id, { placed: unit.placed + 1, at: at ?? unit.at })
}

/** The last change of place of the unit and, aboard, of its ship. */
export function standsSince(now: Situation, unit: Unit): string {
  const ship = shipOf(now, unit)
  return ship === undefined ? `${unit.placed}` : `${unit.placed}-${ship.placed}`
}

/** Basis of answers about all units of a side: who is on the table, since which change of place. */
export const whereabouts = memoizeByPart((now: Situation, side: Side): string =>
  unitsOf(now, side)
    .map((unit) => `${unit.id} ${standsSince(now, unit)}`)
    .join(' '),
)

export function withContact(now: Situation, id: string, enemy: string, engaged: boolean): Situation {
  const linked = (unit: Unit, other: string): Partial<Unit> => {
    const others = unit.engaged.filter((each) => each !== other)
    return { engaged: engaged ? [...others, other].toSorted() : others }
  }
  const next = withUnit(now, id, linked(unitWith(now, id), enemy))
  return withUnit(next, enemy, linked(unitWith(now, enemy), id))
}

export function withoutContacts(now: Situation, id: string): Situation {
  return unitWith(now, id).engaged.reduce((next, enemy) => withContact(next, id, enemy, false), now)
}

/** Includes commanders. */
export function begunWith({ units }: Situation, side: Side): number {
  let models = 0
  for (const unit of units) if (unit.side === side) models += startingModels(unit.profile)
  return models
}

export function modelsOf({ units }: Situation, side: Side): number {
  let models = 0
  for (const unit of units) if (unit.side === side) models += unit.models
  return models
}
