import { type Candidate, oncePerPart, type Pile, type Readings } from '@opfor/kernel'
import { type Battle, otherSide, type Side } from './battle.ts'
import type { Ending } from './turn-overview/endings.ts'
import type { Widths } from './footprint.ts'
import type { Point } from './geometry/point.ts'
import { type Hull, type Profile, startingModels } from './profile.ts'

/** A unit as it stands. */
export interface Unit extends Candidate {
  readonly side: Side
  readonly profile: Profile
  readonly models: number
  readonly fatigue: number
  /** Reload actions still to be taken; 0 is loaded. */
  readonly empty: number
  /** The enemies it is in melee contact with. */
  readonly engaged: readonly string[]
  readonly activated: boolean
  /** The ship it was aboard of when it was activated in this turn, '' if it was ashore; left out where no rule looks at it. */
  readonly activatedOn?: string | undefined
  readonly bayonetsFixed: boolean
  readonly gunLost: boolean
  readonly aboard: string
  readonly at: Point
  /** Grows when it is placed elsewhere: what asked facts about it rest on. */
  readonly placed: number
  /** How often of these it only lost models. */
  readonly thinned: number
}

/** A ship as it sails. */
export interface Ship extends Candidate {
  readonly side: Side
  readonly hull: Hull
  readonly at: Point
  /** Sixteenths of a circle, clockwise from the top of the table. */
  readonly heading: number
  readonly grappled: string
  readonly damage: number
  /** Its movements in this turn. */
  readonly moves: number
  readonly placed: number
  /** Sunk, struck or gone: no rule looks at it any more. */
  readonly gone?: boolean
}

/** How facts about the table are known: asked, computed on the map, or asked with the map's answer proposed. */
export type Knowing = 'asked' | 'map' | 'proposed'

/** How the person is asked: what comes first in few questions, or each fact by itself. */
export type Asking = 'few' | 'each'

/** Numbers that the owner's rulebook has and the solitaire rules have not. */
export interface House {
  readonly strikeGap: number
  readonly shakenAt: number
  readonly control: number
  readonly grapple: number
  readonly shipMoves: number
  readonly bayonetCost: number
  readonly reloadFirst: boolean
  /** The OPFOR's deck: the app's, which may turn over your card too, or a real one that the person turns over. */
  readonly deck: 'app' | 'both' | 'real'
  readonly targetNumbers: 'roster' | 'asked'
  /** On a map: whether an enemy in melee may be shot at. */
  readonly intoMelee: boolean
  /** On a map: how wide units without a base in the roster are. */
  readonly widths: Widths
  readonly fortune: boolean
  readonly asking: Asking
  /** How the map is used, if it is. */
  readonly map: Exclude<Knowing, 'asked'>
}

/** The OPFOR unit that is activated: how many actions it had and has left, its column, and whom it last attacked. */
export interface Acting {
  readonly unit: string
  readonly actions: number
  readonly left: number
  readonly column: string
  readonly target: string
}

/** The state of a battle. */
export interface Situation {
  readonly rulings: Readings
  readonly battle: Battle
  readonly house: House
  readonly knowing: Knowing
  readonly turn: number
  readonly deck: Pile
  /** The OPFOR's initiative card of this round. */
  readonly card: string
  /** Strike points as they were when the card was shown. */
  readonly shown: Readonly<Record<Side, number>>
  /** Events that wait for the next turn, in the order drawn. */
  readonly events: readonly string[]
  /** The OPFOR has exchanged a card in this turn. */
  readonly redrawn: boolean
  /** Who activates a unit next in this round. */
  readonly next: readonly Side[]
  readonly acting: Acting
  readonly units: readonly Unit[]
  readonly ships: readonly Ship[]
  /** Strike points that the scenario gave. */
  readonly scenario: Readonly<Record<Side, number>>
  /** How it ended, if it has. */
  readonly ended: Ending | ''
}

/** Nobody is activated. */
export const nobodyActs: Acting = { unit: '', actions: 0, left: 0, column: '', target: '' }

/** Whether a unit still has models. */
export function isAlive({ models }: Unit): boolean {
  return models > 0
}

/** The living units of a side, in the order of the roster. */
export function unitsOf({ units }: Situation, side: Side): readonly Unit[] {
  return units.filter((unit) => unit.side === side && isAlive(unit))
}

/** The living enemies of a unit. */
export function enemiesOf(now: Situation, { side }: { readonly side: Side }): readonly Unit[] {
  return unitsOf(now, otherSide(side))
}

/** The unit with this id. */
export function unitWith({ units }: Situation, id: string): Unit {
  const unit = units.find((each) => each.id === id)
  if (unit === undefined) throw new Error(`There is no unit ${id}.`)
  return unit
}

/** The ship with this id. */
export function shipWith({ ships }: Situation, id: string): Ship | undefined {
  return ships.find((each) => each.id === id)
}

/** The ship a unit is aboard of. */
export function shipOf(now: Situation, { aboard }: Unit): Ship | undefined {
  return aboard === '' ? undefined : shipWith(now, aboard)
}

/** The ship of its own side that a unit is aboard of, while it is in the battle. */
export function ownShipOf(now: Situation, unit: Unit): Ship | undefined {
  const ship = shipOf(now, unit)
  return ship?.side === unit.side && ship.gone !== true ? ship : undefined
}

/** The ships of a side that are in the battle. */
export function shipsOf({ ships }: Situation, side: Side): readonly Ship[] {
  return ships.filter((ship) => ship.side === side && ship.gone !== true)
}

/** The situation with one unit changed. */
export function withUnit(now: Situation, id: string, change: Partial<Unit>): Situation {
  return { ...now, units: now.units.map((unit) => (unit.id === id ? { ...unit, ...change } : unit)) }
}

/** The situation where a unit has had its activation, which was made where it was when it began. */
export function withActed(now: Situation, unit: Unit, begun: Unit): Situation {
  const { aboard } = begun.id === unit.id ? begun : unit
  const activatedOn = now.ships.length === 0 ? undefined : aboard
  return withUnit(now, unit.id, { activated: true, activatedOn })
}

/** The situation with one ship changed. */
export function withShip(now: Situation, id: string, change: Partial<Ship>): Situation {
  return { ...now, ships: now.ships.map((ship) => (ship.id === id ? { ...ship, ...change } : ship)) }
}

/** The situation with a unit placed elsewhere: what was told of its place no longer counts. */
export function withPlaced(now: Situation, id: string, at?: Point): Situation {
  const unit = unitWith(now, id)
  return withUnit(now, id, { placed: unit.placed + 1, at: at ?? unit.at })
}

/** Since which change of place a unit stands where it does; aboard, since those of its ship too. */
export function standsSince(now: Situation, unit: Unit): string {
  const ship = shipOf(now, unit)
  return ship === undefined ? `${unit.placed}` : `${unit.placed}-${ship.placed}`
}

/** Who of a side stands on the table, and since which change of place: what answers about all of them rest on. */
export const whereabouts = oncePerPart((now: Situation, side: Side): string =>
  unitsOf(now, side)
    .map((unit) => `${unit.id} ${standsSince(now, unit)}`)
    .join(' '),
)

/** The situation with two units in melee contact, or no longer. */
export function withContact(now: Situation, id: string, enemy: string, engaged: boolean): Situation {
  const linked = (unit: Unit, other: string): Partial<Unit> => {
    const others = unit.engaged.filter((each) => each !== other)
    return { engaged: engaged ? [...others, other].toSorted() : others }
  }
  const next = withUnit(now, id, linked(unitWith(now, id), enemy))
  return withUnit(next, enemy, linked(unitWith(now, enemy), id))
}

/** The situation where nobody is engaged with a unit any more: it has left the table. */
export function withoutContacts(now: Situation, id: string): Situation {
  return unitWith(now, id).engaged.reduce((next, enemy) => withContact(next, id, enemy, false), now)
}

/** How many models a side began with, commanders included. */
export function begunWith({ units }: Situation, side: Side): number {
  let models = 0
  for (const unit of units) if (unit.side === side) models += startingModels(unit.profile)
  return models
}

/** How many models a side has. */
export function modelsOf({ units }: Situation, side: Side): number {
  let models = 0
  for (const unit of units) if (unit.side === side) models += unit.models
  return models
}
