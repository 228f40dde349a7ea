import type { SheetCondition, Quantity, PieceSet } from './phrase.ts'
import type { SourceRange } from './source.ts'

/** The printed number of a line or step, outermost first: `[2, 1]` is line 1 below line 2. */
export type StepNumber = readonly number[]

export type ListLine = SourceRange & {
  readonly path: StepNumber
} & (
    | { readonly form: 'must' | 'mustNot' | 'prefer' | 'avoid'; readonly condition: SheetCondition }
    /** `most Q`, `fewest Q`; `nearest` and `farthest` are fewest and most of the measured noun "distance". */
    | { readonly form: 'most' | 'fewest'; readonly quantity: Quantity }
    | { readonly form: 'inOrderOf'; readonly quantity: Quantity; readonly values: readonly string[] }
    | { readonly form: 'first' }
    | { readonly form: 'asIn'; readonly list: string }
    | { readonly form: 'if'; readonly condition: SheetCondition; readonly lines: readonly ListLine[] }
    /** Applies only if the line above kept no candidate. */
    | { readonly form: 'otherwise'; readonly lines: readonly ListLine[] }
    /** A line without a verb of lists: displayed as a finding, narrows nothing. */
    | { readonly form: 'told'; readonly words: string }
  )

/** Applies if its condition holds; without a condition always. The first such tie counts. */
export interface TieRule extends SourceRange {
  readonly condition?: SheetCondition
  readonly by: 'inOrder' | 'atRandom' | 'youChoose' | 'roll'
  /** The sides of the die of `roll`. */
  readonly sides?: number
}

/** Without a `Tie:` line the player decides ties. */
export interface SheetList {
  readonly from: PieceSet
  readonly lines: readonly ListLine[]
  readonly ties: readonly TieRule[]
}

export interface FindPlace {
  readonly noun: string
  readonly lines: readonly ListLine[]
}
