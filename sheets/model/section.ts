import type { List, FindPlace } from './list.ts'
import type { Condition, Quantity, PieceSet } from './phrase.ts'
import type { SourceRange } from './source.ts'
import type { Step } from './step.ts'
import type { Card, Chart, Column, RosterRow, FallbackColumn } from './table.ts'

/** `at` covers the heading line and all below; `text` is the heading as written. */
export type Section = SourceRange & {
  readonly heading: string
  readonly level: number
  readonly onlyIf: readonly Condition[]
  /** The sentences that define a section: "Choose one of Units." */
  readonly openings: readonly (SourceRange & { readonly form: string })[]
  readonly prose: readonly SourceRange[]
} & (
    | Roster
    | Counters
    | Deck
    | ListSection
    | FindingSection
    | ChartSection
    | FallbackActions
    | StepsSection
    | PlayerReport
    | End
    | EmptySection
  )

export interface Roster {
  readonly kind: 'roster'
  /** The first column's head: "unit". */
  readonly one: string
  readonly columns: readonly Column[]
  readonly rows: readonly RosterRow[]
  /** The row `?`: the player names the pieces before the game, each with these cells. */
  readonly blank?: RosterRow
}

export interface Counters {
  readonly kind: 'counters'
  readonly counters: readonly Counter[]
}

export type Counter = SourceRange & { readonly name: string } & (
    | { readonly holds: 'number'; readonly start: number; readonly from: number; readonly to: number }
    | { readonly holds: 'word'; readonly start: string; readonly words: readonly string[] }
  )

export interface Deck {
  readonly kind: 'deck'
  readonly form: 'deck' | 'bag' | 'hand'
  readonly columns: readonly Column[]
  readonly cards: readonly Card[]
  /** `A bag of Units.`: initial contents besides the cards. */
  readonly of?: PieceSet
  /** `A hand of 3 from Blades`. */
  readonly hand?: { readonly size: number; readonly from: string }
  readonly hidden: boolean
  readonly emptyAtFirst: boolean
  readonly reshuffles: boolean
  /** `The one drawn before goes back.` */
  readonly drawnGoesBack: boolean
}

export interface ListSection extends List {
  readonly kind: 'list'
}

export interface FindingSection extends FindPlace {
  readonly kind: 'finding'
}

export interface ChartSection extends Chart {
  readonly kind: 'chart'
}

/** `Do the first that can be done.` With a column: `in column Plan.` */
export interface FallbackActions {
  readonly kind: 'walk'
  readonly column?: Quantity
  readonly columns: readonly FallbackColumn[]
}

/** `Setup` and `Turn` are run by the app, others by name. */
export interface StepsSection {
  readonly kind: 'steps'
  readonly role: 'setup' | 'turn' | 'other'
  readonly steps: readonly Step[]
}

/** `When ...`: steps that the player may call at every pause. */
export interface PlayerReport {
  readonly kind: 'report'
  readonly steps: readonly Step[]
}

export interface End {
  readonly kind: 'end'
  readonly endings: readonly Ending[]
}

/** An asked condition is never asked but offered at every pause. */
export interface Ending extends SourceRange {
  readonly winner: 'player' | 'opponent' | 'nobody'
  readonly when:
    | { readonly form: 'condition'; readonly condition: Condition }
    | { readonly form: 'afterTurn'; readonly turn: number }
}

export interface EmptySection {
  readonly kind: 'prose'
}
