import type { Condition, Quantity, SetOf } from './phrase.ts'
import type { Source } from './source.ts'

/** The number of a line or step as printed, outermost first: `[2, 1]` is line 1 below line 2. */
export type Path = readonly number[]

/** A line of a list, with its number. */
export type ListLine = Source & {
  readonly path: Path
} & (
    | { readonly form: 'must' | 'mustNot' | 'prefer' | 'avoid'; readonly condition: Condition }
    /** `most Q`, `fewest Q`; `nearest` and `farthest` are fewest and most of the measured noun "distance". */
    | { readonly form: 'most' | 'fewest'; readonly quantity: Quantity }
    | { readonly form: 'inOrderOf'; readonly quantity: Quantity; readonly values: readonly string[] }
    | { readonly form: 'first' }
    | { readonly form: 'asIn'; readonly list: string }
    | { readonly form: 'if'; readonly condition: Condition; readonly lines: readonly ListLine[] }
    /** Only where the line above kept nobody. */
    | { readonly form: 'otherwise'; readonly lines: readonly ListLine[] }
    /** A line that begins with no verb of lists: it is shown and narrows nothing. It is a finding. */
    | { readonly form: 'told'; readonly words: string }
  )

/** How a tie is broken: the first whose condition holds; without a condition always. */
export interface Tie extends Source {
  readonly condition?: Condition
  readonly by: 'inOrder' | 'atRandom' | 'youChoose' | 'roll'
  /** The sides of the die of `roll`. */
  readonly sides?: number
}

/** What a list chooses from and by. Without a `Tie:` line the tie is the player's choice. */
export interface List {
  readonly from: SetOf
  readonly lines: readonly ListLine[]
  readonly ties: readonly Tie[]
}

/** A finding: the player points at a place by lines that are shown. */
export interface PlaceToFind {
  /** What is looked for, as written: "a hex". */
  readonly noun: string
  readonly lines: readonly ListLine[]
}
