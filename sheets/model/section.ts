import type { SheetList, FindPlace } from './list.ts'
import type { SheetCondition, Quantity, PieceSet } from './phrase.ts'
import type { SourceRange } from './source.ts'
import type { SheetStep } from './step.ts'
import type { SheetCard, SheetChart, SheetColumn, RosterRow, FallbackColumn } from './table.ts'

/** `at` covers the heading line and all below; `text` is the heading as written. */
export type SheetSection = SourceRange & {
  readonly heading: string
  readonly level: number
  readonly onlyIf: readonly SheetCondition[]
  /** The sentences that define a section: "Choose one of Units." */
  readonly openings: readonly (SourceRange & { readonly form: string })[]
  readonly prose: readonly SourceRange[]
} & (
    | RosterSection
    | CountersSection
    | DeckSection
    | ListSection
    | FindingSection
    | ChartSection
    | FallbackSection
    | StepsSection
    | ReportSection
    | EndSection
    | ProseSection
  )

export interface RosterSection {
  readonly kind: 'roster'
  /** The first column's head: "unit". */
  readonly one: string
  readonly columns: readonly SheetColumn[]
  readonly rows: readonly RosterRow[]
  /** The row `?`: the player names the pieces before the game, each with these cells. */
  readonly blank?: RosterRow
}

export interface CountersSection {
  readonly kind: 'counters'
  readonly counters: readonly SheetCounter[]
}

export type SheetCounter = SourceRange & { readonly name: string } & (
    | { readonly holds: 'number'; readonly start: number; readonly from: number; readonly to: number }
    | { readonly holds: 'word'; readonly start: string; readonly words: readonly string[] }
  )

export interface DeckSection {
  readonly kind: 'deck'
  readonly form: 'deck' | 'bag' | 'hand'
  readonly columns: readonly SheetColumn[]
  readonly cards: readonly SheetCard[]
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

export interface ListSection extends SheetList {
  readonly kind: 'list'
}

export interface FindingSection extends FindPlace {
  readonly kind: 'finding'
}

export interface ChartSection extends SheetChart {
  readonly kind: 'chart'
}

/** `Do the first that can be done.` With a column: `in column Plan.` */
export interface FallbackSection {
  readonly kind: 'walk'
  readonly column?: Quantity
  readonly columns: readonly FallbackColumn[]
}

/** `Setup` and `Turn` are run by the app, others by name. */
export interface StepsSection {
  readonly kind: 'steps'
  readonly role: 'setup' | 'turn' | 'other'
  readonly steps: readonly SheetStep[]
}

/** `When ...`: steps that the player may call at every pause. */
export interface ReportSection {
  readonly kind: 'report'
  readonly steps: readonly SheetStep[]
}

export interface EndSection {
  readonly kind: 'end'
  readonly endings: readonly SheetEnding[]
}

/** An asked condition is never asked but offered at every pause. */
export interface SheetEnding extends SourceRange {
  readonly winner: 'player' | 'opponent' | 'nobody'
  readonly when:
    | { readonly form: 'condition'; readonly condition: SheetCondition }
    | { readonly form: 'afterTurn'; readonly turn: number }
}

export interface ProseSection {
  readonly kind: 'prose'
}
