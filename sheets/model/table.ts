import type { SheetCondition, Quantity } from './phrase.ts'
import type { Roll } from './roll.ts'
import type { SourceRange } from './source.ts'
import type { Sentence } from './step.ts'

export type CellValue = boolean | number | string | readonly string[]

/** Yes or no, a number, a word, or names of pieces. */
export interface SheetColumn extends SourceRange {
  readonly name: string
  readonly holds: 'yesNo' | 'number' | 'word' | 'names'
  readonly words: readonly string[]
}

/** A value, or `?`: asked when first needed, as a number in a range or one of the words. */
export type SheetCell = SourceRange &
  (
    | { readonly form: 'value'; readonly value: CellValue }
    | {
        readonly form: 'asked'
        readonly from?: number
        readonly to?: number
        readonly words?: readonly string[]
      }
  )

export interface RosterRow extends SourceRange {
  readonly name: string
  readonly cells: readonly SheetCell[]
}

/** A card with its count. `kind` is its row: the card `Spades 13` is of the row `Spades`. */
export interface SheetCard extends SourceRange {
  readonly name: string
  readonly kind: string
  readonly count: number
  readonly values: readonly CellValue[]
  readonly body: readonly Sentence[]
}

/** The numbers or word that select a row or column. */
export type ChartKey = SourceRange &
  (
    | { readonly form: 'span'; readonly from?: number; readonly to?: number }
    | { readonly form: 'word'; readonly word: string }
    | { readonly form: 'otherwise' }
  )

export type ColumnChoice =
  /** `Column: Q.`: the heads are values. */
  | { readonly by: 'value'; readonly quantity: Quantity; readonly heads: readonly ChartKey[] }
  /** `Column: phrase?`: the heads are the answers; a known phrase answers itself with yes or no. */
  | { readonly by: 'answer'; readonly condition: SheetCondition; readonly heads: readonly ChartKey[] }
  /** No `Column:`: the first head that holds; a head without a condition is `otherwise`. */
  | { readonly by: 'condition'; readonly heads: readonly (SheetCondition | undefined)[] }
  | { readonly by: 'only' }

/** Executed by `body` if present, otherwise by the section named like the result. */
export interface ChartOutcome extends SourceRange {
  readonly condition?: SheetCondition
  readonly result: string
  readonly body: readonly Sentence[]
  readonly section?: string
}

/** Outcomes in the order of the columns. Without Roll and Row a chart has one row, `otherwise`. */
export interface ChartRow extends SourceRange {
  readonly match: ChartKey
  readonly outcomes: readonly ChartOutcome[]
}

export interface SheetChart {
  readonly row?:
    | { readonly by: 'roll'; readonly roll: Roll }
    | { readonly by: 'value'; readonly quantity: Quantity }
  readonly column: ColumnChoice
  readonly rows: readonly ChartRow[]
}

/** Actions in order. A walk without columns has one column, named ''. */
export interface FallbackColumn {
  readonly name: string
  readonly actions: readonly ChartOutcome[]
}
