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

/** What was agreed on before anything is rolled. */
export interface Settings {
  /** One of the printed ones by number, or one of one's own. */
  readonly guideline: number | Guideline
  readonly variant: boolean
  readonly solo: boolean
  readonly cup: readonly string[]
  readonly maps: readonly string[]
  readonly readings: Readings
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
  /** The CAPs and Action Cards that the top of a Condition Card gives to everybody. */
  forAll: (card: string) => { readonly caps: number; readonly actionCards: number }
  tile: (side: Side, number: string) => Tile
  /** Whether a hex can hold a counter, by its terrain. */
  holds: (map: string, hex: string, counter: string) => boolean
  /** What the sides of a Defense Counter show. */
  faces: (counter: string) => readonly string[]
  /** The counters on a new map that stand in a hex which cannot hold them, of all that lie there. */
  cannotStay: (who: string, counters: readonly string[]) => readonly string[]
  /** The units of a side that no other card names, in order. */
  supply: (side: Side, card: string) => readonly string[]
  isFoot: (unit: string) => boolean
  isGun: (unit: string) => boolean
  /** The space of the sheet that follows for a tile, none at the end. */
  nextSpace: (chain: number, after: number) => number | undefined
  /** The spaces of the sheet that are labelled for a tile, where its owner has told all of them. */
  spaces: (sheet: string, chain: number) => readonly number[] | undefined
  /** Where the marker begins on a side of the sheet, and the space with so many Rounds, where the owner has told it. */
  ends: (
    sheet: string,
    rounds: number,
  ) => { readonly from: number | undefined; readonly to: number | undefined }
  /** G 6.0: the hex that an Order Card names for Soviet tile 8, where the app draws it. */
  eventHex: () => string | undefined
  happens: () => Happening
}

/** What happens in the mission. */
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
  /** Nobody plays on. */
  | { readonly what: 'left' }
