import type { Json, Outcome, WhoRolls } from '@opfor/kernel'

/** How far a match has come: the turns that ended, and how it ended once it has. */
export interface Progress {
  readonly turns: number
  readonly ended?: Pick<Outcome, 'winner' | 'way'> | undefined
}

/** A match as the lists of matches show it; its entries are kept beside it, one by one. */
export interface KeptMatch extends Progress {
  readonly id: string
  readonly game: string
  readonly name: string
  /** Who rolls and draws, once somebody has said so. */
  readonly who?: WhoRolls | undefined
  readonly created: number
  readonly changed: number
  /** How many entries its journal has. */
  readonly entries: number
  /** The journal without its entries. */
  readonly head: Json
}

/** A match with its whole journal, as it lies in the store: not yet read by any rules. */
export interface WholeMatch {
  readonly kept: KeptMatch
  readonly journal: { readonly [key: string]: Json; readonly entries: readonly Json[] }
}
