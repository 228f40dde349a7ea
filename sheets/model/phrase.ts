import type { SourceRange } from './source.ts'

/*
 * One file, because phrases are mutually recursive. Names are spelled as in their definitions, whatever the case in the phrase.
 */

/**
 * `it`: the candidate in list lines, in steps the first one chosen. `actor`: the `it` of the calling steps. `member`: the member
 * of a set or "every unit ...". `chosen`: the last choice of a list, by its heading. `card`: the last card drawn. `piece`: a row
 * or card by name.
 */
export type EntityRef =
  | { readonly form: 'it' | 'actor' | 'member' | 'card' }
  | { readonly form: 'chosen'; readonly list: string }
  | { readonly form: 'piece'; readonly name: string }

/** A counter, or a column of a piece. */
export type Variable =
  | { readonly form: 'counter'; readonly name: string }
  | { readonly form: 'property'; readonly of: EntityRef; readonly column: string }

/**
 * A number or word. `property` is computed if the piece's roster or deck has the column, otherwise measured at the table, like
 * `measured`. `result` is the last result of a chart or walk.
 */
export type Quantity = SourceRange &
  (
    | { readonly form: 'number'; readonly value: number }
    | { readonly form: 'word'; readonly value: string }
    | Variable
    | { readonly form: 'setting'; readonly name: string }
    | { readonly form: 'roll' | 'answer' | 'turn' }
    | { readonly form: 'count'; readonly set: PieceSet }
    | { readonly form: 'result'; readonly section: string }
    | { readonly form: 'thing'; readonly thing: EntityRef }
    | { readonly form: 'sum'; readonly parts: readonly QuantityTerm[] }
    | { readonly form: 'measured'; readonly noun: string; readonly of: EntityRef }
  )

/** The sign of the first part is 1. */
export interface QuantityTerm {
  readonly sign: 1 | -1
  readonly quantity: Quantity
}

export type Comparator = 'is' | 'atLeast' | 'atMost' | 'moreThan' | 'lessThan'

/**
 * Everything but `asked` is computed; `asked` is shown word for word. An answer is remembered for the things in `mentions` and
 * forgotten with them.
 */
export type SheetCondition = SourceRange &
  (
    | { readonly form: 'all' | 'any'; readonly parts: readonly SheetCondition[] }
    | {
        readonly form: 'compare'
        readonly left: Quantity
        readonly comparison: Comparator
        readonly right: Quantity
        readonly not: boolean
      }
    /** `Q is 2 to 5`. */
    | {
        readonly form: 'between'
        readonly left: Quantity
        readonly from: number
        readonly to: number
        readonly not: boolean
      }
    /** `X is a or b`. */
    | {
        readonly form: 'oneOfWords'
        readonly left: Quantity
        readonly values: readonly Quantity[]
        readonly not: boolean
      }
    /** `it is acted`, `it has models`: yes, a number above 0, or at least one name. */
    | { readonly form: 'has'; readonly thing: EntityRef; readonly column: string; readonly not: boolean }
    | { readonly form: 'memberOf'; readonly thing: EntityRef; readonly set: PieceSet; readonly not: boolean }
    /** `it is next to X`: one of the two names the other in this column. */
    | {
        readonly form: 'nextTo'
        readonly thing: EntityRef
        readonly other: EntityRef
        readonly column: string
        readonly not: boolean
      }
    /** The condition is about `member`. */
    | { readonly form: 'every' | 'some' | 'none'; readonly set: PieceSet; readonly condition: SheetCondition }
    /** `there is a Target`: the list chose something. */
    | { readonly form: 'chosen'; readonly list: string; readonly not: boolean }
    | { readonly form: 'empty'; readonly section: string; readonly not: boolean }
    | { readonly form: 'nothingDone'; readonly not: boolean }
    /** Holds while the section is executed. */
    | { readonly form: 'doing'; readonly section: string; readonly not: boolean }
    | {
        readonly form: 'asked'
        /** Without quotes. */
        readonly words: string
        readonly quoted: boolean
        readonly mentions: readonly EntityRef[]
      }
  )

/** The pieces of a set before its conditions. `named`: pieces that the player names once, in these words. */
export type SetSource =
  | { readonly form: 'roster' | 'deck'; readonly section: string }
  /** The cards of a deck's section that are not in the deck at present. */
  | { readonly form: 'restOf'; readonly section: string }
  | { readonly form: 'named'; readonly words: string }

/** The pieces of a base for which all conditions hold; the conditions are about `member`. */
export interface PieceSet extends SourceRange {
  readonly base: SetSource
  readonly conditions: readonly SheetCondition[]
}
