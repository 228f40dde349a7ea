/** What the second implementation is told. */

import type { Guideline } from './guidelines.ts'
import type { Half, Side } from './sides.ts'

/** What an option of a Generator Card, or of a Condition Card, does beside lying there. */
export type Effect =
  | { readonly does: 'actionCards'; readonly count: number }
  | { readonly does: 'controlMarker'; readonly distance: number }
  | { readonly does: 'placeUnits' }
  | { readonly does: 'arriveLater'; readonly units: readonly string[]; readonly round: number }
  | { readonly does: 'defenseCounters'; readonly count: number }
  | { readonly does: 'addMap' }
  | { readonly does: 'switchMap' }
  | { readonly does: 'conditions' }
  | { readonly does: 'survive' }
  | { readonly does: 'hiddenUnit' }
  | { readonly does: 'hiddenCard' }
  | { readonly does: 'artillery' }
  | { readonly does: 'truck'; readonly round: number }

/** Half of a card as it is printed. */
export interface Option {
  readonly kind: 'units' | 'vp' | 'special'
  readonly caps: number
  readonly units: readonly string[]
  readonly lasts: boolean
  readonly effects: readonly Effect[]
}

/** A face of an AI Tile as it is printed. */
export interface Tile {
  readonly area: 'counteraction' | 'order' | 'track'
  readonly symbol: 'shield' | 'burst'
  readonly yellow: boolean
}

export interface Readings {
  readonly markerEdge: 'opponent' | 'own'
  readonly markerDistance: 'exactly' | 'atMost'
  readonly markerUnits: 'any' | 'apart'
  readonly discarding: 'discarded' | 'filed'
  readonly reaction: 'kept' | 'lost'
  readonly halves: 'nothing' | 'chosen'
  readonly smallDeck: 'refused' | 'extended'
  readonly sheetDie: 'defenseLow' | 'offenseLow'
  readonly thirdTile: 'shares' | 'aside'
  readonly netting: 'net' | 'each'
  readonly removed: 'added' | 'any'
  readonly destroyedUnits: 'said' | 'one'
  readonly ownRumors: 'stay' | 'hidden'
  readonly wideEdge: 'one' | 'whole'
  readonly emptyCup: 'said' | 'nobody'
}

/** Points of which no Ruling has been made: as the text reads here, or otherwise. */
export interface OpenPoints {
  /** G 6.2: one Rumored Enemy Draw Cup, or one for each side. */
  readonly rumorCups: 'one' | 'each'
  /** G 3.7.2: whether a hex where two maps join is counted from an edge of both. */
  readonly joinHexes: 'counted' | 'not'
  /** G 3.7.2: counted from one's own edge, or from that of any team-mate. */
  readonly ownEdge: 'own' | 'team'
  /** Guideline 7: an edge that nobody uses, as far as it reaches, or of one map. */
  readonly thirdEdge: 'reach' | 'map'
  /** G 6.2, Soviet 08: a card of one's own, or of a team-mate too. */
  readonly hiddenCard: 'own' | 'team'
  /** G 6.3: as many cards as were agreed on, or as many as CAPs have added. */
  readonly removedCards: 'all' | 'added'
  /** G 6.2, Soviet 22: the Truck that the card gives is in no cup, or no Truck of that card is. */
  readonly trucks: 'given' | 'any'
}

/** What was agreed on before anything is rolled. */
export interface Settings {
  /** One of the printed ones by number, or one of one's own. */
  readonly guideline: number | Guideline
  readonly variant: boolean
  readonly solo: boolean
  readonly cup: readonly string[]
  readonly maps: readonly string[]
  readonly readings: Readings
  readonly open: OpenPoints
}

/** Dice, cards drawn, answers of the players, and what is printed: all that is not decided here. */
export interface Facts {
  readonly settings: Settings
  dice: (what: string, who: string, count: number) => number
  /** One of several; where there is only one, nobody is asked. */
  answer: (what: string, who: string, among: readonly string[]) => string
  /** One of several, or none of them. */
  perhaps: (what: string, who: string, among: readonly string[]) => string | undefined
  /** As many as wanted. */
  some: (what: string, who: string, among: readonly string[]) => readonly string[]
  number: (what: string, who: string, from: number, to: number) => number
  /** So many by lot, or all where there are fewer. */
  drawn: (what: string, who: string, among: readonly string[], count: number) => readonly string[]
  option: (who: string, card: string, half: Half) => Option
  condition: (card: string, half: Half) => Option
  tile: (side: Side, number: string) => Tile
  /** Whether a hex can hold a counter, by its terrain. */
  holds: (map: string, hex: string, counter: string) => boolean
  /** What the sides of a Defense Counter show. */
  faces: (counter: string) => readonly string[]
  /** The counters on a new map that stand in a hex which cannot hold them, of all that lie there. */
  cannotStay: (who: string, counters: readonly string[]) => readonly string[]
  /** The Trucks that no other card names, in order. */
  trucks: (card: string) => readonly string[]
  isFoot: (unit: string) => boolean
  isGun: (unit: string) => boolean
  /** The space of the sheet that follows for a tile, none at the end. */
  nextSpace: (chain: number, after: number) => number | undefined
  happens: () => Happening
}

/** What happens in the mission. */
export type Happening =
  | { readonly what: 'advances'; readonly spaces: number }
  | { readonly what: 'round' }
  | { readonly what: 'destroyed'; readonly unit: string }
  | { readonly what: 'noneCanMove' }
  | { readonly what: 'rumorPlaced'; readonly label: string }
  | { readonly what: 'defenses'; readonly count: number }
  | { readonly what: 'truckLeft' }
  | { readonly what: 'capsLeft'; readonly caps: number }
  | { readonly what: 'scores'; readonly side: Side; readonly points: number }
  | { readonly what: 'nothing' }
  | { readonly what: 'rumorMet'; readonly hex: string }
  | { readonly what: 'counteractions' }
  | { readonly what: 'orders' }
  | { readonly what: 'over' }
