import type { Bag, Pile, Readings } from '@opfor/kernel'
import type { Asking } from './asking.ts'
import type { CardPack, Half, HalfInPack, TileFace } from './card-packs/card-pack.ts'
import type { Guideline } from './guidelines/guidelines.ts'
import type { Edition } from './maps/hexes.ts'
import type { EdgeOfMap, MapInPlay } from './maps/maps.ts'
import type { HalfName, Side } from './pieces.ts'

/** A player of the generation: a line of the Guideline, and who sits there. */
export interface Player {
  readonly id: string
  readonly side: Side
  readonly seat: string
  /** The Generator Deck that is drawn from; team-mates may share one. */
  readonly deck: string
  /** What the app dealt; empty where real cards were dealt, or nobody holds any. */
  readonly hand: Bag
  /** Cards still to be played. */
  readonly left: number
  /** CAPs by the Guideline and the handicap, before any card. */
  readonly base: number
  /** What cards have changed in all. */
  readonly gained: number
  readonly caps: number
  /** Action Cards drawn each Round. */
  readonly drawn: number
  readonly edge?: EdgeOfMap
}

/** A Generator Card or Condition Card that was played, by whom, and what its half said. */
export interface Play {
  readonly card: string
  readonly half: HalfName
  readonly by: string
  readonly told: Half
  /** The units that were chosen for it. */
  readonly picked?: readonly string[]
  /** A Condition Card's bottom without lasting effect: it is gone. */
  readonly used?: boolean
}

/** A Unit in play: at its edge, on a Round space, on a hex, hidden, in a cup, on the road or lost. */
export interface UnitInPlay {
  readonly at: string
  readonly by: string
  readonly card: string
}

/** A counter on a hex: a Defense Counter with the side that is up, or a Control Marker. */
export interface OnHex {
  readonly kind: string
  readonly side: Side
  readonly at: string
}

/** A tile on the Mission Track: which chain of spaces it follows, how far, and where it lies. */
export interface TrackTile {
  readonly tile: string
  readonly chain: 1 | 2 | 3
  readonly step: number
  readonly space: number
}

/** The mission that the AI plays. */
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
  /** CAPs that are left this Round, and units lost so far. */
  readonly caps: number
  readonly lost: number
  readonly truck?: { readonly from: EdgeOfMap; readonly to: EdgeOfMap }
}

/** How far a match is. */
export type Stage = 'generation' | 'completion' | 'developing' | 'mission' | 'over'

/** The state of a match. */
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
  /** Player ids in the order of play; it begins again after the last. */
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
  /** Hexes with a Rumored Enemy counter, and whose. */
  readonly rumored: readonly OnHex[]
  /** No Enemy counters in the Rumored Enemy Draw Cup, by the side that put them there. */
  readonly noEnemy: Readonly<Record<Side, number>>
  /** The mine of Soviet 08: nowhere, hidden, in the Rumored Enemy Draw Cup or revealed. */
  readonly mine: '' | 'hidden' | 'rumorCup' | 'revealed'
  /** The hex in which it was revealed: a Defense Counter like others. */
  readonly mineAt?: string
  /** Units that must survive: they only make Low Risk moves. */
  readonly chosen: readonly string[]
  readonly mission?: Mission
  readonly ended: string
}

/** The player with this id. */
export function playerOf(now: Situation, id: string): Player {
  const player = now.players.find((each) => each.id === id)
  if (player === undefined) throw new Error(`There is no player ${id}.`)
  return player
}

/** The players of a side. */
export function playersOf(now: Situation, side: Side): readonly Player[] {
  return now.players.filter((each) => each.side === side)
}

/** The situation with one player changed. */
export function withPlayer(now: Situation, id: string, change: Partial<Player>): Situation {
  return { ...now, players: now.players.map((each) => (each.id === id ? { ...each, ...change } : each)) }
}

/** The situation with one unit somewhere. */
export function withUnit(now: Situation, id: string, unit: UnitInPlay): Situation {
  return { ...now, units: { ...now.units, [id]: unit } }
}

/** The side that played a card. */
export function sideOfPlay({ players }: Situation, { by }: Play): Side {
  return players.find(({ id }) => id === by)?.side ?? 'german'
}

/** The units that a side has chosen for a card of this number, as Soviet 16 lets it, where they were told; G 6.1. */
export function pickedFor(
  { plays, units }: Situation,
  side: Side,
  number: string,
): readonly string[] | undefined {
  const play = plays.find(({ card, half }) => card === `${side}-${number}` && half === 'top')
  return play?.picked?.filter((id) => units[id]?.at !== 'lost')
}

/** What the pack tells of the half of a card. */
export function packHalf(pack: CardPack, card: string, half: HalfName): HalfInPack | undefined {
  return (card.startsWith('condition') ? pack.conditions : pack.cards)?.[card]?.[half]
}

/** The mission; it is there once the AI is developed. */
export function missionOf(now: Situation): Mission {
  if (now.mission === undefined) throw new Error('There is no mission yet.')
  return now.mission
}

/** A question of the mission, which there is none to put where a correction has taken the mission away. */
export function inMission<Q>(
  question: (mission: Mission, now: Situation) => Q | undefined,
): (now: Situation) => Q | undefined {
  return (now) => (now.mission === undefined ? undefined : question(now.mission, now))
}

/** The situation with the mission changed. */
export function withMission(now: Situation, change: Partial<Mission>): Situation {
  return { ...now, mission: { ...missionOf(now), ...change } }
}

/** The situation without the AI's Truck on its road: it was destroyed, or it has left. */
export function withoutTruck(now: Situation): Situation {
  const { truck: _, ...mission } = missionOf(now)
  return { ...now, mission }
}

/** Units in a place, in canonical order. */
export function unitsAt(now: Situation, at: string): readonly string[] {
  return Object.keys(now.units)
    .filter((id) => now.units[id]?.at === at)
    .toSorted()
}

/** A side's units, in canonical order. */
export function unitsOf(now: Situation, side: Side): readonly string[] {
  return Object.keys(now.units)
    .filter((id) => id.startsWith(`${side} `))
    .toSorted()
}

/** Whether a place is a hex. */
export function isHex(place: string): boolean {
  return place[1] === '-' || place[2] === '-'
}
