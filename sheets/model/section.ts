import type { List, PlaceToFind } from './list.ts'
import type { Condition, Quantity, SetOf } from './phrase.ts'
import type { Source } from './source.ts'
import type { Step } from './step.ts'
import type { Card, Chart, Column, Row, WalkColumn } from './table.ts'

/** A section. `heading` is its name, `at` its heading line and all below, `text` the heading as written. */
export type Section = Source & {
  readonly heading: string
  readonly level: number
  /** All must hold so that it can be done. */
  readonly onlyIf: readonly Condition[]
  /** The sentences that say what it is: "Choose one of Units." */
  readonly openings: readonly (Source & { readonly form: string })[]
  /** Text for the reader. */
  readonly prose: readonly Source[]
} & (
    | Roster
    | Counters
    | Deck
    | ListSection
    | FindingSection
    | ChartSection
    | Walk
    | Steps
    | Report
    | End
    | Prose
  )

/** Pieces: a table with nothing before it. */
export interface Roster {
  readonly kind: 'roster'
  /** The first column's head: "unit". */
  readonly one: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** The row called `?`: the player names the pieces before the game, each with these cells. */
  readonly blank?: Row
}

/** Counters: a number in a span, or one of some words. */
export interface Counters {
  readonly kind: 'counters'
  readonly counters: readonly Counter[]
}

/** A number or a word that is kept. */
export type Counter = Source & { readonly name: string } & (
    | { readonly holds: 'number'; readonly start: number; readonly from: number; readonly to: number }
    | { readonly holds: 'word'; readonly start: string; readonly words: readonly string[] }
  )

/** A deck, a bag or a hand. */
export interface Deck {
  readonly kind: 'deck'
  readonly form: 'deck' | 'bag' | 'hand'
  readonly columns: readonly Column[]
  readonly cards: readonly Card[]
  /** `A bag of Units.`: these are in it too. */
  readonly of?: SetOf
  /** `A hand of 3 from Blades`. */
  readonly hand?: { readonly size: number; readonly from: string }
  readonly hidden: boolean
  readonly emptyAtFirst: boolean
  readonly reshuffles: boolean
  /** `The one drawn before goes back.` */
  readonly drawnGoesBack: boolean
}

/** A list that picks one. */
export interface ListSection extends List {
  readonly kind: 'list'
}

/** `Find a hex.`: the player points. */
export interface FindingSection extends PlaceToFind {
  readonly kind: 'finding'
}

/** A chart. */
export interface ChartSection extends Chart {
  readonly kind: 'chart'
}

/** `Do the first that can be done.` With a column: `in column Plan.` */
export interface Walk {
  readonly kind: 'walk'
  readonly column?: Quantity
  readonly columns: readonly WalkColumn[]
}

/** Steps: `Setup` and `Turn` are run by the app, others by name. */
export interface Steps {
  readonly kind: 'steps'
  readonly role: 'setup' | 'turn' | 'other'
  readonly steps: readonly Step[]
}

/** `When ...`: steps that the player may call at every pause. */
export interface Report {
  readonly kind: 'report'
  readonly steps: readonly Step[]
}

/** How the game ends. */
export interface End {
  readonly kind: 'end'
  readonly endings: readonly Ending[]
}

/** A line of the end. An asked condition is never asked but offered at every pause. */
export interface Ending extends Source {
  readonly winner: 'player' | 'opponent' | 'nobody'
  readonly when:
    | { readonly form: 'condition'; readonly condition: Condition }
    | { readonly form: 'afterTurn'; readonly turn: number }
}

/** A section without a body. */
export interface Prose {
  readonly kind: 'prose'
}
