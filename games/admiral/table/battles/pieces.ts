export const sides = ['player', 'stratego'] as const

export type Side = (typeof sides)[number]

export const faces = ['movement', 'artillery', 'admiral'] as const

export type Face = (typeof faces)[number]

export const results = ['none', 'light', 'severe'] as const

export type Result = (typeof results)[number]

/** 0 none, 1 light, 2 severe. */
export type Grade = 0 | 1 | 2

export interface Band {
  readonly to: number
  readonly strength: number
}

export interface Battery {
  readonly name: string
  readonly kind: 'gun' | 'torpedo'
  /** Nearest first; the last one ends at the battery's range. */
  readonly bands: readonly Band[]
  /** Shots in a battle; unlimited if omitted. */
  readonly ammunition?: number | undefined
}

export interface Squadrons {
  readonly number: number
  readonly range: number
  readonly strength: number
  /** Squadrons launched by one Admiral symbol. */
  readonly perLaunch: number
}

export type When = 'attack' | 'defence' | 'move'

/** A note is for the person alone. */
export type Changes = 'strength' | 'range' | 'thresholds' | 'speed' | 'note'

/** Green features add to their own ship, red ones subtract from it. */
export interface Feature {
  readonly name: string
  readonly when: When
  readonly changes: Changes
  readonly by: number
  /** For attacks only; all weapons if omitted. */
  readonly weapon?: 'gun' | 'torpedo' | undefined
  readonly note?: string | undefined
}

export interface ShipClass {
  readonly id: string
  readonly name: string
  readonly speed: number
  /** The speed with half of the Structure Points or fewer. */
  readonly reducedSpeed?: number | undefined
  readonly structure: number
  /** Minimum strengths for light and severe damage. */
  readonly light: number
  readonly severe: number
  readonly antiAircraft: number
  readonly batteries: readonly Battery[]
  readonly squadrons?: Squadrons | undefined
  readonly green: readonly Feature[]
  readonly red: readonly Feature[]
}

/** Typed by its owner; needs no formula. */
export interface Typed {
  readonly attacker: string
  readonly target: string
  readonly symbols: 1 | 2
  readonly to: number
  readonly result: Result
}

/** A diagonal step counts as one, or as two. */
export type Metric = 'diagonal' | 'orthogonal'

export interface Board {
  readonly columns: number
  readonly rows: number
  readonly metric: Metric
  readonly islands: readonly string[]
  readonly throughFriends: boolean
  readonly friendsBlock: boolean
}

export interface Enlisted {
  readonly name: string
  readonly class: string
}

/** Whether a unit has an enemy in range when it throws the die. */
export const conditions = ['alone', 'inRange'] as const

export type Condition = (typeof conditions)[number]

/** A unit with an enemy in range does not move. */
export const values = {
  alone: ['artillery', 'movement', 'best', 'nothing'],
  inRange: ['artillery', 'best', 'nothing'],
} as const

/** An Artillery, a Movement, the better of both, or features alone. */
export type Value = (typeof values)['alone'][number]

export type DieTable = Readonly<Record<Face, { readonly alone: Value; readonly inRange: Value }>>

export interface Battle {
  readonly opfor: 1
  readonly id: string
  readonly title: string
  readonly author: string
  readonly board: Board
  /** Structure Points per damage. */
  readonly costs: { readonly light: number; readonly severe: number }
  readonly classes: readonly ShipClass[]
  readonly typed: readonly Typed[]
  /** Our reconstruction if omitted. */
  readonly dice?: DieTable | undefined
  readonly player: readonly Enlisted[]
  readonly stratego: readonly Enlisted[]
}
