import type { StepNumber, FindPlace } from './list.ts'
import type { SheetCondition, Variable, Quantity, PieceSet, EntityRef } from './phrase.ts'
import type { Roll } from './roll.ts'
import type { SourceRange } from './source.ts'

/** Sentences in order. A head contains the sentences that it governs. */
export interface SheetStep extends SourceRange {
  readonly path: StepNumber
  readonly sentences: readonly Sentence[]
}

/** Everything but `told` and `you` is executed by the app. */
export type Sentence = SourceRange & (ControlSentence | ActionSentence)

/** `body` is the rest of the step up to an `Otherwise:`, or the nested list. */
export type ControlSentence =
  | { readonly form: 'if' | 'until'; readonly condition: SheetCondition; readonly body: readonly Sentence[] }
  /** Belongs to the `if` just before: in the same step, or in the step before. */
  | { readonly form: 'otherwise'; readonly body: readonly Sentence[] }
  | {
      readonly form: 'forEach'
      readonly set: PieceSet
      readonly order?: { readonly by: 'most' | 'fewest'; readonly quantity: Quantity }
      readonly body: readonly Sentence[]
    }
  /** `For Target:` makes it `it`. */
  | { readonly form: 'for'; readonly thing: EntityRef; readonly body: readonly Sentence[] }
  | { readonly form: 'repeat'; readonly times: Quantity; readonly body: readonly Sentence[] }
  /** The player acts: the words are shown, and the game pauses. */
  | { readonly form: 'you'; readonly words: string; readonly body: readonly Sentence[] }
  /** A nested numbered list. Always the last of its sentences. */
  | { readonly form: 'steps'; readonly steps: readonly SheetStep[] }
  /** A step with nested bullets. A condition answers itself (`yes` or `no`); other words are asked. */
  | {
      readonly form: 'question'
      readonly words: string
      readonly mentions: readonly EntityRef[]
      readonly condition?: SheetCondition
      readonly answers: readonly AnswerBranch[]
    }

export interface AnswerBranch extends SourceRange {
  readonly words: string
  readonly body: readonly Sentence[]
}

export type MoveTarget =
  | { readonly form: 'thing'; readonly thing: EntityRef }
  | { readonly form: 'set'; readonly set: PieceSet }
  | { readonly form: 'all' }

export type ActionSentence =
  | { readonly form: 'choose'; readonly list: string }
  | { readonly form: 'read'; readonly chart: string }
  | { readonly form: 'do'; readonly section: string }
  /** `do its routine`: the section that this column of the thing names. */
  | { readonly form: 'doNamed'; readonly thing: EntityRef; readonly column: string }
  /** `go to 3`: the step with this path in the same section. */
  | { readonly form: 'goToStep'; readonly path: StepNumber }
  /** `go to S`: does not come back. */
  | { readonly form: 'goToSection'; readonly section: string }
  | { readonly form: 'done' | 'stop' | 'goOn' | 'endTurn' | 'endGame' }
  | { readonly form: 'draw'; readonly from: string; readonly count: Quantity; readonly into?: string }
  | { readonly form: 'play' | 'discard'; readonly thing: EntityRef }
  | { readonly form: 'playAtRandom'; readonly hand: string }
  | { readonly form: 'shuffle'; readonly deck: string }
  /** Without a deck: the deck that the card was drawn from. */
  | { readonly form: 'putBack'; readonly what: MoveTarget; readonly deck?: string }
  | { readonly form: 'putOnTop'; readonly thing: EntityRef; readonly deck: string }
  | { readonly form: 'putInto' | 'takeOut'; readonly what: MoveTarget; readonly deck: string }
  | { readonly form: 'addPiece'; readonly section: string }
  | { readonly form: 'remove'; readonly thing: EntityRef; readonly section: string }
  | { readonly form: 'set'; readonly variable: Variable; readonly to: Quantity }
  | { readonly form: 'add' | 'take'; readonly quantity: Quantity; readonly variable: Variable }
  | { readonly form: 'mark' | 'unmark'; readonly thing: EntityRef; readonly column: string }
  /** Resets the column of every piece to the sheet's values. */
  | { readonly form: 'clear'; readonly column: string }
  | { readonly form: 'roll'; readonly roll: Roll }
  /** Asks for a variable again. */
  | { readonly form: 'ask'; readonly variable: Variable }
  | { readonly form: 'askNumber'; readonly words: string; readonly from: number; readonly to: number }
  | ({ readonly form: 'find' } & FindPlace)
  /** Without quotes. */
  | {
      readonly form: 'told'
      readonly words: string
      readonly quoted: boolean
      readonly mentions: readonly EntityRef[]
    }
