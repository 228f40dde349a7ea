import type { Source } from './source.ts'

/*
 * Phrases refer to each other (a set has conditions, a condition compares quantities, a quantity counts a set), so they are one
 * file. All names are spelled as where they are defined, whatever the case in the phrase.
 */

/**
 * One piece or card. `it` is the candidate in a line of a list and the first one chosen in steps; `actor` is the `it` of the steps
 * that called the list; `member` is the one that a set or "every unit ..." looks at; `chosen` is the last one that a list chose, by
 * the heading of the list; `card` is the last card drawn; `piece` is a row or a card by its name.
 */
export type Thing =
  | { readonly form: 'it' | 'actor' | 'member' | 'card' }
  | { readonly form: 'chosen'; readonly list: string }
  | { readonly form: 'piece'; readonly name: string }

/** A place that keeps a value: a counter, or a column of a piece. */
export type Kept =
  | { readonly form: 'counter'; readonly name: string }
  | { readonly form: 'property'; readonly of: Thing; readonly column: string }

/**
 * A number or a word. The known forms are computed. `property` is computed if the roster or deck of the piece has the column;
 * otherwise it is measured at the table, like `measured`. `result` is the last result of a chart or walk.
 */
export type Quantity = Source &
  (
    | { readonly form: 'number'; readonly value: number }
    | { readonly form: 'word'; readonly value: string }
    | Kept
    | { readonly form: 'setting'; readonly name: string }
    | { readonly form: 'roll' | 'answer' | 'turn' }
    | { readonly form: 'count'; readonly set: SetOf }
    | { readonly form: 'result'; readonly section: string }
    | { readonly form: 'thing'; readonly thing: Thing }
    | { readonly form: 'sum'; readonly parts: readonly Term[] }
    | { readonly form: 'measured'; readonly noun: string; readonly of: Thing }
  )

/** A part of a sum; the sign of the first part is 1. */
export interface Term {
  readonly sign: 1 | -1
  readonly quantity: Quantity
}

/** How two quantities are compared. Words are equal in any case. */
export type Comparison = 'is' | 'atLeast' | 'atMost' | 'moreThan' | 'lessThan'

/**
 * What may hold or not. Everything but `asked` is computed. An asked condition is shown word for word; `mentions` are the things
 * that its words speak of, so that an answer can be remembered for them and forgotten with them.
 */
export type Condition = Source &
  (
    | { readonly form: 'all' | 'any'; readonly parts: readonly Condition[] }
    | {
        readonly form: 'compare'
        readonly left: Quantity
        readonly comparison: Comparison
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
    | { readonly form: 'has'; readonly thing: Thing; readonly column: string; readonly not: boolean }
    | { readonly form: 'memberOf'; readonly thing: Thing; readonly set: SetOf; readonly not: boolean }
    /** `it is next to X`: one of the two names the other in this column. */
    | {
        readonly form: 'nextTo'
        readonly thing: Thing
        readonly other: Thing
        readonly column: string
        readonly not: boolean
      }
    /** The condition is about `member`. */
    | { readonly form: 'every' | 'some' | 'none'; readonly set: SetOf; readonly condition: Condition }
    /** `there is a Target`: the list chose somebody. */
    | { readonly form: 'chosen'; readonly list: string; readonly not: boolean }
    | { readonly form: 'empty'; readonly section: string; readonly not: boolean }
    | { readonly form: 'nothingDone'; readonly not: boolean }
    /** A section's name: it is being done. */
    | { readonly form: 'doing'; readonly section: string; readonly not: boolean }
    | {
        readonly form: 'asked'
        /** The words to show: the text without its quotes. */
        readonly words: string
        readonly quoted: boolean
        readonly mentions: readonly Thing[]
      }
  )

/** The pieces of a set before its conditions. `named` are pieces that the player names once, in these words. */
export type SetBase =
  | { readonly form: 'roster' | 'deck'; readonly section: string }
  /** The cards of a deck's section that are not in the deck at present. */
  | { readonly form: 'restOf'; readonly section: string }
  | { readonly form: 'named'; readonly words: string }

/** Pieces: those of a base for which all conditions hold; the conditions are about `member`. */
export interface SetOf extends Source {
  readonly base: SetBase
  readonly conditions: readonly Condition[]
}
