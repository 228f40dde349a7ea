/** What the second implementation is told. */

export type Side = 'German' | 'Soviet'
export type Half = 'top' | 'bottom'

/** A side of a map as it lies on the table. */
export type Edge = 'up' | 'down' | 'left' | 'right'

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
  | { readonly does: 'truck' }

/** Half of a card as it is printed. */
export interface Option {
  readonly kind: 'units' | 'victory' | 'special'
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
  readonly defenseCounters: number
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

/** What was agreed on before anything is rolled. */
export interface Settings {
  readonly guideline: number
  readonly variant: boolean
  readonly solo: boolean
  readonly extraCard: boolean
  /** By the player's number: more CAPs, or a card more. */
  readonly handicaps: readonly (0 | 1 | 2 | 'card')[]
  /** Solo: CAPs that the player begins without, and Command Cards that the AI goes without. */
  readonly fewerCaps: number
  readonly fewerCards: number
  readonly cup: readonly string[]
  readonly maps: readonly string[]
  /** The units of the Soviets, in order: for the Truck. */
  readonly supply: readonly string[]
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
  /** One by lot. */
  drawn: (what: string, who: string, among: readonly string[]) => string
  option: (side: Side, card: number, half: Half) => Option
  condition: (card: string, half: Half) => Option
  tile: (side: Side, number: number) => Tile
  /** Whether a hex can hold a counter, by its terrain. */
  holds: (map: string, hex: string, counter: string) => boolean
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
  | { readonly what: 'rumorMet'; readonly hex: string }
  | { readonly what: 'counteractions' }
  | { readonly what: 'orders' }
  | { readonly what: 'over' }

export function other(side: Side): Side {
  return side === 'German' ? 'Soviet' : 'German'
}
