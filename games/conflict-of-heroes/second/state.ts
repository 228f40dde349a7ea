/** What the second implementation keeps. */

import type { Edge, Facts, Half, Side } from './facts.ts'

export interface Player {
  /** The one at the table, by number, and the name of the seat: German, German 1. */
  readonly number: number
  readonly name: string
  readonly side: Side
  caps: number
  actionCards: number
  plays: number
  hand: number[]
}

export interface Unit {
  readonly name: string
  readonly owner: string
  readonly side: Side
  readonly card: number
  /** Of a card's bottom: those can be placed beside a Control Marker. */
  readonly fromBottom: boolean
  at: Place
  inside: boolean
}

export type Place =
  | { readonly is: 'edge' }
  | { readonly is: 'hex'; readonly hex: string }
  | { readonly is: 'hidden'; readonly hex: string }
  | { readonly is: 'round'; readonly round: number }
  | { readonly is: 'rumorCup'; readonly by: Side }
  | { readonly is: 'entryCup' }
  | { readonly is: 'lost' }

export interface LaidMap {
  name: string
  readonly x: number
  readonly y: number
  readonly turned: boolean
}

export interface Entry {
  readonly map: string
  readonly edge: Edge
}

export interface Counter {
  readonly name: string
  readonly side: Side
  hex: string
}

export interface Played {
  readonly player: string
  readonly side: Side
  readonly card: number
  readonly half: Half | 'neither'
  readonly section: 'units' | 'victory' | 'special' | 'discarded'
}

export interface TrackTile {
  readonly tile: number
  readonly chain: number
  space: number
}

export interface State {
  readonly facts: Facts
  readonly told: (readonly [what: string, ...details: (string | number)[]])[]
  rounds: number
  round: number
  actionCards: readonly (readonly [number, number])[]
  initiative: number
  players: Player[]
  order: string[]
  maps: LaidMap[]
  entries: Map<string, Entry>
  decks: Map<string, number[]>
  cup: string[]
  conditions: string[]
  units: Unit[]
  markers: Counter[]
  defenses: Counter[]
  rumors: Counter[]
  rumorCup: string[]
  played: Played[]
  conditionsPlayed: {
    readonly card: string
    readonly half: Half
    readonly player: string
    readonly lies: boolean
  }[]
  capChanges: { readonly side: Side; readonly by: number }[]
  owedReactions: { readonly player: string; readonly hex: string }[]
  survivors: string[]
  truck: { readonly unit: string; readonly entrance: Entry; readonly exit: Entry } | undefined
  hiddenMine: string | undefined
  ai: Side | undefined
  sheet: 'Defense' | 'Offense' | undefined
  counteractions: number[]
  orders: number[]
  track: TrackTile[]
  aside: number[]
  orderDeck: number[]
  entryCup: string[]
  marker: number
  endSpace: number
  over: boolean
  points: Map<Side, number>
  losses: Map<string, number>
}

export function player(state: State, name: string): Player {
  const found = state.players.find((each) => each.name === name)
  if (found === undefined) throw new Error(`nobody plays ${name}`)
  return found
}
