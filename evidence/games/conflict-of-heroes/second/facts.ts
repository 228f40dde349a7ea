/** Input of the second implementation. */

import type { Guideline } from './guidelines.ts'
import type { Half, Side } from './sides.ts'

/** Effects of an option on a Generator Card or a Condition Card. */
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

export interface Option {
  readonly kind: 'units' | 'vp' | 'special'
  readonly caps: number
  readonly units: readonly string[]
  readonly lasts: boolean
  readonly effects: readonly Effect[]
}

export interface Tile {
  readonly area: 'counteraction' | 'order' | 'track'
  readonly symbol: 'shield' | 'burst'
  readonly yellow: boolean
}

export interface Readings {
  readonly markerEdge: 'opponent' | 'own'
  readonly halves: 'nothing' | 'chosen'
  readonly smallDeck: 'refused' | 'extended'
  readonly sheetDie: 'defenseLow' | 'offenseLow'
  readonly thirdTile: 'free' | 'shares' | 'aside'
  readonly lostCaps: 'one' | 'each'
  readonly chosenUnit: 'soviet' | 'either'
  readonly netting: 'printed' | 'net' | 'each'
  readonly removed: 'onlyAdded' | 'any'
  readonly capsOfOthers: 'count' | 'do not'
  readonly capsAtNought: 'not lost' | 'lost'
  readonly truckRound: 'at once' | 'waits'
  readonly destroyedUnits: 'said' | 'one'
  readonly ownRumors: 'stay' | 'hidden'
  readonly wideEdge: 'one' | 'whole'
  readonly emptyCup: 'said' | 'nobody'
  readonly eligibleHex: 'holds' | 'placing'
  readonly markerStart: 'said' | 'before'
  readonly finalPoints: 'counted' | 'scored'
  readonly reactionCards: 'forUnits' | 'any'
  readonly truckElsewhere: 'road' | 'stays'
  readonly besideMarkers: 'enemy' | 'any'
  readonly besideRumors: 'free' | 'apart'
  readonly trenchGuns: 'offered' | 'foot'
  readonly rumorHexes: 'any' | 'apart'
  readonly printedOrder: 'printed' | 'initiative'
  readonly fewerCaps: 'first' | 'every'
  readonly lastMove: 'ended' | 'moves'
}

export interface Settings {
  /** A printed one by number, or a custom one. */
  readonly guideline: number | Guideline
  readonly variant: boolean
  readonly solo: boolean
  readonly cup: readonly string[]
  readonly maps: readonly string[]
  readonly readings: Readings
}

/** External input: dice, drawn cards, players' answers and printed content. */
export interface Facts {
  readonly settings: Settings
  dice: (what: string, who: string, count: number) => number
  /** Chooses one; a single candidate is not asked. */
  answer: (what: string, who: string, among: readonly string[]) => string
  /** Chooses one or none. */
  perhaps: (what: string, who: string, among: readonly string[]) => string | undefined
  /** Chooses any number. */
  some: (what: string, who: string, among: readonly string[]) => readonly string[]
  number: (what: string, who: string, from: number, to: number) => number
  /** Draws this many by lot, or all if there are fewer. */
  drawn: (what: string, who: string, among: readonly string[], count: number) => readonly string[]
  option: (who: string, card: string, half: Half) => Option
  condition: (card: string, half: Half) => Option
  forAll: (card: string) => { readonly caps: number; readonly actionCards: number }
  tile: (side: Side, number: string) => Tile
  holds: (map: string, hex: string, counter: string) => boolean
  faces: (counter: string) => readonly string[]
  cannotStay: (who: string, counters: readonly string[]) => readonly string[]
  /** Units of a side that no other card names, in order. */
  supply: (side: Side, card: string) => readonly string[]
  isFoot: (unit: string) => boolean
  isGun: (unit: string) => boolean
  /** The sheet's next space for a tile; undefined at the end. */
  nextSpace: (chain: number, after: number) => number | undefined
  /** The sheet's spaces labelled for a tile; undefined unless the owner entered all. */
  spaces: (sheet: string, chain: number) => readonly number[] | undefined
  /** The start of the marker, and the space with this many Rounds, if entered. */
  ends: (
    sheet: string,
    rounds: number,
  ) => { readonly from: number | undefined; readonly to: number | undefined }
  /** G 6.0: the hex an Order Card names for Soviet tile 8, if the app draws it. */
  eventHex: () => string | undefined
  happens: () => Happening
}

export type Happening =
  | { readonly what: 'advances'; readonly spaces: number }
  | { readonly what: 'round' }
  | { readonly what: 'destroyed'; readonly unit: string }
  | { readonly what: 'toldNow'; readonly side: Side; readonly name: string; readonly enters: boolean }
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
  | { readonly what: 'left' }
