import type { Path, PlaceToFind } from './list.ts'
import type { Condition, Kept, Quantity, SetOf, Thing } from './phrase.ts'
import type { Roll } from './roll.ts'
import type { Source } from './source.ts'

/** A numbered step: its sentences in order. What a head governs is inside of the head. */
export interface Step extends Source {
  readonly path: Path
  readonly sentences: readonly Sentence[]
}

/** A part of a step. Everything but `told` and `you` is done by the app. */
export type Sentence = Source & (Head | Act)

/** Sentences that govern others: `body` is the rest of the step up to an `Otherwise:`, or the nested list. */
export type Head =
  | { readonly form: 'if' | 'until'; readonly condition: Condition; readonly body: readonly Sentence[] }
  /** Of the `if` just before: in the same step, or in the step before. */
  | { readonly form: 'otherwise'; readonly body: readonly Sentence[] }
  | {
      readonly form: 'forEach'
      readonly set: SetOf
      readonly order?: { readonly by: 'most' | 'fewest'; readonly quantity: Quantity }
      readonly body: readonly Sentence[]
    }
  /** `For Target:` makes it `it`. */
  | { readonly form: 'for'; readonly thing: Thing; readonly body: readonly Sentence[] }
  | { readonly form: 'repeat'; readonly times: Quantity; readonly body: readonly Sentence[] }
  /** The player acts: the words are shown, and the game pauses. */
  | { readonly form: 'you'; readonly words: string; readonly body: readonly Sentence[] }
  /** A nested numbered list. Always the last of its sentences. */
  | { readonly form: 'steps'; readonly steps: readonly Step[] }
  /** A step with nested bullets. With a condition it answers itself (`yes` or `no`), otherwise the words are asked. */
  | {
      readonly form: 'question'
      readonly words: string
      readonly mentions: readonly Thing[]
      readonly condition?: Condition
      readonly answers: readonly Answer[]
    }

/** An answer of a question: `- yes: go to 3`. */
export interface Answer extends Source {
  readonly words: string
  readonly body: readonly Sentence[]
}

/** What is put, taken or discarded: one thing, a set, or all that was drawn. */
export type Moved =
  | { readonly form: 'thing'; readonly thing: Thing }
  | { readonly form: 'set'; readonly set: SetOf }
  | { readonly form: 'all' }

/** Sentences that do one thing. Sections are named by their heading. */
export type Act =
  | { readonly form: 'choose'; readonly list: string }
  | { readonly form: 'read'; readonly chart: string }
  /** `do S`, or the name of a section alone. */
  | { readonly form: 'do'; readonly section: string }
  /** `do its routine`: the section that this column of the thing names. */
  | { readonly form: 'doNamed'; readonly thing: Thing; readonly column: string }
  /** `go to 3`: the step with this path in the same section. */
  | { readonly form: 'goToStep'; readonly path: Path }
  /** `go to S`: does not come back. */
  | { readonly form: 'goToSection'; readonly section: string }
  | { readonly form: 'done' | 'stop' | 'goOn' | 'endTurn' | 'endGame' }
  | { readonly form: 'draw'; readonly from: string; readonly count: Quantity; readonly into?: string }
  | { readonly form: 'play' | 'discard'; readonly thing: Thing }
  | { readonly form: 'playAtRandom'; readonly hand: string }
  | { readonly form: 'shuffle'; readonly deck: string }
  /** Without a deck: the deck that it was drawn from. */
  | { readonly form: 'putBack'; readonly what: Moved; readonly deck?: string }
  | { readonly form: 'putOnTop'; readonly thing: Thing; readonly deck: string }
  | { readonly form: 'putInto' | 'takeOut'; readonly what: Moved; readonly deck: string }
  /** `add a unit to SET`: asks its name. */
  | { readonly form: 'addPiece'; readonly section: string }
  | { readonly form: 'remove'; readonly thing: Thing; readonly section: string }
  | { readonly form: 'set'; readonly kept: Kept; readonly to: Quantity }
  | { readonly form: 'add' | 'take'; readonly quantity: Quantity; readonly kept: Kept }
  | { readonly form: 'mark' | 'unmark'; readonly thing: Thing; readonly column: string }
  /** The column of every piece becomes what the sheet says. */
  | { readonly form: 'clear'; readonly column: string }
  | { readonly form: 'roll'; readonly roll: Roll }
  /** A kept thing is told again. */
  | { readonly form: 'ask'; readonly kept: Kept }
  /** `ask how many ...? (0 to 6)`: then it is `the answer`. */
  | { readonly form: 'askNumber'; readonly words: string; readonly from: number; readonly to: number }
  | ({ readonly form: 'find' } & PlaceToFind)
  /** A person's words, told word for word: the text without its quotes. */
  | {
      readonly form: 'told'
      readonly words: string
      readonly quoted: boolean
      readonly mentions: readonly Thing[]
    }
