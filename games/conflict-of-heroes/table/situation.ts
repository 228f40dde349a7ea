import type { Bag, Pile, Readings } from '@opfor/kernel'
import type { Asking } from './asking.ts'
import type { CardPack, Half, HalfInPack, TileFace } from './card-packs/card-pack.ts'
import type { Guideline } from './guidelines/guidelines.ts'
import type { Edition } from './maps/hexes.ts'
import type { EdgeOfMap, MapInPlay } from './maps/maps.ts'
import type { HalfName, Side } from './pieces.ts'

export interface Player {
  readonly id: string
  readonly side: Side
  readonly seat: string
  readonly deck: string
  /** Dealt by the app; empty if real cards were dealt or the hand is empty. */
  readonly hand: Bag
  readonly left: number
  /** By the Guideline and the handicap, before any card. */
  readonly base: number
  /** The total change by cards. */
  readonly gained: number
  readonly caps: number
  /** Action Cards drawn each Round. */
  readonly drawn: number
  readonly edge?: EdgeOfMap
}

export interface Play {
  readonly card: string
  readonly half: HalfName
  readonly by: string
  readonly told: Half
  readonly picked?: readonly string[]
  /** A Condition Card's bottom without lasting effect: it is gone. */
  readonly used?: boolean
}

/** At its edge, on a Round space, on a hex, hidden, in a cup, on the road or lost. */
export interface UnitInPlay {
  readonly at: string
  readonly by: string
  readonly card: string
}

/** A Defense Counter with the side that is up, or a Control Marker. */
export interface OnHex {
  readonly kind: string
  readonly side: Side
  readonly at: string
}

/** Its chain of spaces, its step on it, and its space. */
export interface TrackTile {
  readonly tile: string
  readonly chain: 1 | 2 | 3
  readonly step: number
  readonly space: number
}

export interface Mission {
  readonly ai: Side
  readonly sheet: 'defense' | 'offense'
  readonly faces: Readonly<Record<string, TileFace>>
  readonly counteractions: readonly string[]
  readonly orders: readonly string[]
  readonly track: readonly TrackTile[]
  readonly deck: Pile
  readonly marker: number
  readonly end: number
  readonly round: number
  readonly vp: Readonly<Record<Side, number>>
  /** CAPs left this Round. */
  readonly caps: number
  readonly lost: number
  readonly truck?: { readonly from: EdgeOfMap; readonly to: EdgeOfMap }
}

export type Stage = 'generation' | 'completion' | 'developing' | 'mission' | 'over'

export interface Situation {
  readonly rulings: Readings
  readonly mode: 'firefight' | 'solo'
  readonly cardsBy: 'app' | 'real'
  readonly ordersBy: 'app' | 'real'
  readonly edition: Edition
  readonly asking: Asking
  readonly smoke: boolean
  readonly pack: CardPack
  readonly guideline: Guideline
  readonly variant: boolean
  readonly stage: Stage
  readonly initiative: string
  readonly players: readonly Player[]
  /** In the order of play, which repeats. */
  readonly order: readonly string[]
  readonly next: number
  readonly decks: Readonly<Record<string, Pile>>
  readonly plays: readonly Play[]
  readonly conditions: Bag
  readonly maps: readonly MapInPlay[]
  readonly units: Readonly<Record<string, UnitInPlay>>
  readonly markers: readonly OnHex[]
  readonly defenses: readonly OnHex[]
  readonly cup: Bag
  readonly rumored: readonly OnHex[]
  /** Those in the Rumored Enemy Draw Cup, by the side that put them there. */
  readonly noEnemy: Readonly<Record<Side, number>>
  /** The mine of Soviet 08. */
  readonly mine: '' | 'hidden' | 'rumorCup' | 'revealed'
  /** The hex of the revealed mine, which is a Defense Counter like others. */
  readonly mineAt?: string
  /** Units that must survive: they only make Low Risk moves. */
  readonly chosen: readonly string[]
  readonly mission?: Mission
  readonly ended: string
}

export function playerOf(now: Situation, id: string): Player {
  const player = now.players.find((each) => each.id === id)
  if (player === undefined) throw new Error(`There is no player ${id}.`)
  return player
}

export function playersOf(now: Situation, side: Side): readonly Player[] {
  return now.players.filter((each) => each.side === side)
}

export function withPlayer(now: Situation, id: string, change: Partial<Player>): Situation {
  return { ...now, players: now.players.map((each) => (each.id === id ? { ...each, ...change } : each)) }
}

export function withUnit(now: Situation, id: string, unit: UnitInPlay): Situation {
  return { ...now, units: { ...now.units, [id]: unit } }
}

export function sideOfPlay({ players }: Situation, { by }: Play): Side {
  return players.find(({ id }) => id === by)?.side ?? 'german'
}

/** G 6.1: units chosen for a card of this number, as Soviet 16 allows, if entered. */
export function pickedFor(
  { plays, units }: Situation,
  side: Side,
  number: string,
): readonly string[] | undefined {
  const play = plays.find(({ card, half }) => card === `${side}-${number}` && half === 'top')
  return play?.picked?.filter((id) => units[id]?.at !== 'lost')
}

export function packHalf(pack: CardPack, card: string, half: HalfName): HalfInPack | undefined {
  return (card.startsWith('condition') ? pack.conditions : pack.cards)?.[card]?.[half]
}

/** Exists once the AI is developed. */
export function missionOf(now: Situation): Mission {
  if (now.mission === undefined) throw new Error('There is no mission yet.')
  return now.mission
}

/** Drops the question if a correction has removed the mission. */
export function inMission<Q>(
  question: (mission: Mission, now: Situation) => Q | undefined,
): (now: Situation) => Q | undefined {
  return (now) => (now.mission === undefined ? undefined : question(now.mission, now))
}

export function withMission(now: Situation, change: Partial<Mission>): Situation {
  return { ...now, mission: { ...missionOf(now), ...change } }
}

/** The Truck was destroyed, or has left. */
export function withoutTruck(now: Situation): Situation {
  const { truck: _, ...mission } = missionOf(now)
  return { ...now, mission }
}

/** In canonical order. */
export function unitsAt(now: Situation, at: string): readonly string[] {
  return Object.keys(now.units)
    .filter((id) => now.units[id]?.at === at)
    .toSorted()
}

/** In canonical order. */
export function unitsOf(now: Situation, side: Side): readonly string[] {
  return Object.keys(now.units)
    .filter((id) => id.startsWith(`${side} `))
    .toSorted()
}

export function isHex(place: string): boolean {
  return place[1] === '-' || place[2] === '-'
}
