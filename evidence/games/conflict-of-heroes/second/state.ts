/** State of the second implementation. */

import type { Facts } from './facts.ts'
import type { Edge, Half, Side } from './sides.ts'

export interface Told extends Facts {
  done: (what: string, state: State) => void
}

export interface Player {
  /** The person at the table by number, and the seat's name: German, German 1. */
  readonly number: number
  readonly name: string
  readonly side: Side
  caps: number
  actionCards: number
  plays: number
  hand: string[]
}

export interface Unit {
  readonly name: string
  readonly owner: string
  readonly side: Side
  readonly card: string
  at: Place
  inside: boolean
}

export type Place =
  | { readonly is: 'edge' }
  | { readonly is: 'hex'; readonly hex: string }
  | { readonly is: 'hidden' }
  | { readonly is: 'entered' }
  | { readonly is: 'road' }
  | { readonly is: 'left' }
  | { readonly is: 'round'; readonly round: number }
  | { readonly is: 'rumorCup'; readonly by: Side }
  | { readonly is: 'entryCup' }
  | { readonly is: 'lost' }

export interface LaidMap {
  name: string
  readonly x: number
  readonly y: number
  /** The printed lower edge is up. */
  readonly turned: boolean
}

export interface Entry {
  readonly map: string
  readonly edge: Edge
}

export interface Counter {
  readonly name: string
  readonly counter?: string
  readonly side: Side
  hex: string
}

export interface Played {
  readonly player: string
  readonly side: Side
  readonly card: string
  readonly half: Half | 'neither'
  readonly section: 'units' | 'vp' | 'special' | 'discarded'
  readonly names: number
}

export interface TrackTile {
  readonly tile: string
  readonly chain: number
  space: number
}

export interface State {
  readonly facts: Told
  readonly told: (readonly [what: string, ...details: (string | number)[]])[]
  rounds: number
  round: number
  actionCards: readonly (readonly [number, number])[]
  initiative: number
  players: Player[]
  order: string[]
  maps: LaidMap[]
  entries: Map<string, Entry>
  decks: Map<string, string[]>
  cup: string[]
  conditions: string[]
  units: Unit[]
  markers: Counter[]
  defenses: Counter[]
  rumors: Counter[]
  rumorCup: { readonly token: string; readonly side: Side }[]
  played: Played[]
  conditionsPlayed: {
    readonly card: string
    readonly half: Half
    readonly player: string
    readonly lies: boolean
  }[]
  capChanges: { readonly side: Side; readonly by: number }[]
  survivors: string[]
  truck: string | undefined
  hiddenMine: boolean
  ai: Side | undefined
  sheet: 'Defense' | 'Offense' | undefined
  counteractions: string[]
  orders: string[]
  track: TrackTile[]
  aside: string[]
  orderDeck: number[]
  marker: number
  endSpace: number
  over: boolean
  points: Map<Side, number>
  lost: number
  capsLeft: number
}

export function player(state: State, name: string): Player {
  const found = state.players.find((each) => each.name === name)
  if (found === undefined) throw new Error(`nobody plays ${name}`)
  return found
}
