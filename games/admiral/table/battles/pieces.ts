/** The two fleets. */
export const sides = ['player', 'stratego'] as const

/** One of the two fleets. */
export type Side = (typeof sides)[number]

/** The symbols of the die. */
export const faces = ['movement', 'artillery', 'admiral'] as const

/** A symbol of the die. */
export type Face = (typeof faces)[number]

/** What an attack does: nothing, light damage, severe damage. */
export const results = ['none', 'light', 'severe'] as const

/** What an attack does. */
export type Result = (typeof results)[number]

/** A result as a number: 0 none, 1 light, 2 severe. */
export type Grade = 0 | 1 | 2

/** How strong a battery is up to a distance. */
export interface Band {
  readonly to: number
  readonly strength: number
}

/** A battery of guns, or torpedoes. */
export interface Battery {
  readonly name: string
  readonly kind: 'gun' | 'torpedo'
  /** Nearest first; the last one ends at the battery's range. */
  readonly bands: readonly Band[]
  /** How often it can fire in a battle; no limit where it is left out. */
  readonly ammunition?: number | undefined
}

/** The aircraft of a carrier. */
export interface Squadrons {
  readonly number: number
  readonly range: number
  readonly strength: number
  /** How many start for one Admiral symbol. */
  readonly perLaunch: number
}

/** When a feature counts. */
export type When = 'attack' | 'defence' | 'move'

/** What a feature changes; a note is for the person alone. */
export type Changes = 'strength' | 'range' | 'thresholds' | 'speed' | 'note'

/** A feature of a card: green ones add to their own ship, red ones take from it. */
export interface Feature {
  readonly name: string
  readonly when: When
  readonly changes: Changes
  readonly by: number
  /** Which weapons it is about, in attack; all of them where it is left out. */
  readonly weapon?: 'gun' | 'torpedo' | undefined
  readonly note?: string | undefined
}

/** A ship card. */
export interface ShipClass {
  readonly id: string
  readonly name: string
  readonly speed: number
  /** The speed with half of the Structure Points or fewer. */
  readonly reducedSpeed?: number | undefined
  readonly structure: number
  /** The strength that does light damage, and severe damage. */
  readonly light: number
  readonly severe: number
  readonly antiAircraft: number
  readonly batteries: readonly Battery[]
  readonly squadrons?: Squadrons | undefined
  readonly green: readonly Feature[]
  readonly red: readonly Feature[]
}

/** What one class does to another, as its owner has typed it: no formula is needed then. */
export interface Typed {
  readonly attacker: string
  readonly target: string
  /** With one Artillery symbol or with two. */
  readonly symbols: 1 | 2
  readonly to: number
  readonly result: Result
}

/** How far squares are from each other: a diagonal step counts as one, or as two. */
export type Metric = 'diagonal' | 'orthogonal'

/** The board, and what may pass and see over it. */
export interface Board {
  readonly columns: number
  readonly rows: number
  readonly metric: Metric
  readonly islands: readonly string[]
  readonly throughFriends: boolean
  readonly friendsBlock: boolean
}

/** A ship of a fleet: its name and its card. */
export interface Enlisted {
  readonly name: string
  readonly class: string
}

/** Whether a unit has an enemy in range when it throws the die. */
export const conditions = ['alone', 'inRange'] as const

/** Whether a unit has an enemy in range when it throws the die. */
export type Condition = (typeof conditions)[number]

/** What the Admiral symbol may be worth; a unit with an enemy in range does not move. */
export const values = {
  alone: ['artillery', 'movement', 'best', 'nothing'],
  inRange: ['artillery', 'best', 'nothing'],
} as const

/** What the Admiral symbol of a unit is worth: an Artillery, a Movement, the better of both, or features alone. */
export type Value = (typeof values)['alone'][number]

/** The table of the die: what the Admiral symbol is worth by what is thrown and by the condition of the unit. */
export type DieTable = Readonly<Record<Face, { readonly alone: Value; readonly inRange: Value }>>

/** A whole battle: the board, the cards and both fleets. */
export interface Battle {
  readonly opfor: 1
  readonly id: string
  readonly title: string
  readonly author: string
  readonly board: Board
  /** The Structure Points that light and severe damage cost. */
  readonly costs: { readonly light: number; readonly severe: number }
  readonly classes: readonly ShipClass[]
  readonly typed: readonly Typed[]
  /** The printed table of the die, where its owner enters it; our reconstruction where it is left out. */
  readonly dice?: DieTable | undefined
  readonly player: readonly Enlisted[]
  readonly stratego: readonly Enlisted[]
}
