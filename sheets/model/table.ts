import type { Condition, Quantity } from './phrase.ts'
import type { Roll } from './roll.ts'
import type { Source } from './source.ts'
import type { Sentence } from './step.ts'

/** A value that a piece or card has in a column. */
export type Value = boolean | number | string | readonly string[]

/** What a column holds: yes or no, a number, a word, or names of pieces. */
export interface Column extends Source {
  readonly name: string
  readonly holds: 'yesNo' | 'number' | 'word' | 'names'
  /** All words of the column: of its cells, and of the line `Head: a, b, c` below the table. */
  readonly words: readonly string[]
}

/** A cell of a roster: a value, or `?`, which is asked when first needed: a number of a span, or one of the words. */
export type Cell = Source &
  (
    | { readonly form: 'value'; readonly value: Value }
    | {
        readonly form: 'asked'
        readonly from?: number
        readonly to?: number
        readonly words?: readonly string[]
      }
  )

/** A piece of a roster; the cells are in the order of the columns. */
export interface Row extends Source {
  readonly name: string
  readonly cells: readonly Cell[]
}

/** A card, with how often it is there. `kind` is its row: the card `Spades 13` is of the row `Spades`. */
export interface Card extends Source {
  readonly name: string
  readonly kind: string
  readonly count: number
  /** In the order of the columns. */
  readonly values: readonly Value[]
  /** What is done when it is drawn. */
  readonly body: readonly Sentence[]
}

/** Which numbers or word a row or column of a chart is for. */
export type Match = Source &
  (
    | { readonly form: 'span'; readonly from?: number; readonly to?: number }
    | { readonly form: 'word'; readonly word: string }
    | { readonly form: 'otherwise' }
  )

/** How the column of a chart is found. */
export type ColumnChoice =
  /** `Column: Q.`: the heads are values. */
  | { readonly by: 'value'; readonly quantity: Quantity; readonly heads: readonly Match[] }
  /** `Column: phrase?`: the heads are the answers; a known phrase answers itself with yes or no. */
  | { readonly by: 'answer'; readonly condition: Condition; readonly heads: readonly Match[] }
  /** No `Column:`: the first head that holds; a head without a condition is `otherwise`. */
  | { readonly by: 'condition'; readonly heads: readonly (Condition | undefined)[] }
  /** There is one column only. */
  | { readonly by: 'only' }

/** A cell of a chart or an action of a walk. A section of the result's name carries it out; `body` does so before it. */
export interface Outcome extends Source {
  readonly condition?: Condition
  /** Empty if nothing stands there. */
  readonly result: string
  readonly body: readonly Sentence[]
  /** The heading of the section of this name. */
  readonly section?: string
}

/** A row of a chart, with its outcomes in the order of the columns. Without Roll and Row a chart has one row, `otherwise`. */
export interface ChartRow extends Source {
  readonly match: Match
  readonly outcomes: readonly Outcome[]
}

/** How a chart is read. */
export interface Chart {
  readonly row?:
    | { readonly by: 'roll'; readonly roll: Roll }
    | { readonly by: 'value'; readonly quantity: Quantity }
  readonly column: ColumnChoice
  readonly rows: readonly ChartRow[]
}

/** A column of a walk: its actions in order. A walk without columns has one, named ''. */
export interface WalkColumn {
  readonly name: string
  readonly actions: readonly Outcome[]
}
