import type { SuggestedForms } from './suggested-form.ts'
import type { PatternTable } from './pattern.ts'

/** Predicates, without their subject. A form that ends in `Not` is negated. */
export type PredicateForm =
  | 'atLeast'
  | 'atMost'
  | 'between'
  | 'moreThan'
  | 'lessThan'
  | 'memberOfNot'
  | 'memberOf'
  | 'emptyNot'
  | 'empty'
  | 'relationNot'
  | 'relation'
  | 'hasNot'
  | 'has'
  | 'isNot'
  | 'is'

export type ConditionForm = 'chosenNot' | 'chosen' | 'nothingDone'

export type SubjectForm = 'every' | 'some' | 'none'

export type QuantityForm = 'roll' | 'answer' | 'turn' | 'count' | 'its' | 'of'

export type EntityForm = 'it' | 'actor' | 'card'

export type SentenceForm =
  | 'choose'
  | 'read'
  | 'goToStep'
  | 'goToSection'
  | 'done'
  | 'stop'
  | 'goOn'
  | 'endTurn'
  | 'endGame'
  | 'doIts'
  | 'do'
  | 'draw'
  | 'playAtRandom'
  | 'play'
  | 'discard'
  | 'shuffle'
  | 'putBack'
  | 'putOnTop'
  | 'putInto'
  | 'takeOut'
  | 'set'
  | 'add'
  | 'take'
  | 'addPiece'
  | 'remove'
  | 'unmark'
  | 'mark'
  | 'clear'
  | 'roll'
  | 'askNumber'
  | 'ask'
  | 'find'

export type ControlForm = 'otherwise' | 'if' | 'until' | 'forEach' | 'for' | 'repeat' | 'you'

export type LineForm =
  | 'mustNot'
  | 'must'
  | 'prefer'
  | 'avoid'
  | 'inOrderOf'
  | 'asIn'
  | 'if'
  | 'otherwise'
  | 'nearest'
  | 'farthest'
  | 'most'
  | 'fewest'
  | 'first'

export type OpeningForm =
  | 'deck'
  | 'bagOf'
  | 'bag'
  | 'hand'
  | 'reshuffle'
  | 'goesBack'
  | 'list'
  | 'finding'
  | 'walkIn'
  | 'walk'
  | 'rollOneOf'
  | 'roll'
  | 'row'
  | 'column'
  | 'onlyIf'

export type TieForm = 'inOrder' | 'atRandom' | 'youChoose' | 'roll'

export type EndingForm = 'youAfter' | 'nobodyAfter' | 'after' | 'you' | 'nobody' | 'opponent'

export type ExampleForm = 'gives' | 'givesBy' | 'do' | 'afterwards'

export interface LanguageWords {
  readonly language: readonly string[]
  readonly plays: readonly string[]
  readonly game: readonly string[]
  readonly from: readonly string[]
  readonly tie: readonly string[]
  /** Beginnings of lines that start a new paragraph. */
  readonly onlyIf: readonly string[]
  readonly option: readonly string[]
  readonly ruling: readonly string[]
  readonly measure: readonly string[]
  readonly example: readonly string[]
  readonly standard: readonly string[]
  readonly because: readonly string[]
  readonly setup: readonly string[]
  readonly turn: readonly string[]
  readonly end: readonly string[]
  readonly when: readonly string[]
  readonly yes: readonly string[]
  readonly no: readonly string[]
  readonly otherwise: readonly string[]
  readonly to: readonly string[]
  readonly orMore: readonly string[]
  readonly orLess: readonly string[]
  readonly and: readonly string[]
  readonly or: readonly string[]
  readonly plus: readonly string[]
  readonly minus: readonly string[]
  readonly andThen: readonly string[]
  readonly if: readonly string[]
  readonly ifs: readonly string[]
  /** The letter of a die: d6, W6. */
  readonly die: readonly string[]
  readonly all: readonly string[]
  readonly hidden: readonly string[]
  readonly emptyAtFirst: readonly string[]
  readonly rolls: readonly string[]
  readonly draws: readonly string[]
  readonly that: readonly string[]
  readonly whose: readonly string[]
  readonly oneOf: readonly string[]
  readonly restOf: readonly string[]
  readonly articles: readonly string[]
  readonly endings: readonly string[]
  readonly tieLine: string
  readonly goOnSentence: string
  readonly deckSentence: string
  readonly reshuffleSentence: string
  /** The noun that `nearest` measures, alone and before "an enemy". */
  readonly distance: string
  readonly distanceTo: string
  /** Verbs that begin a sentence that the app executes. */
  readonly verbs: readonly string[]
  readonly is: readonly string[]
  readonly signs: Readonly<Record<'atLeast' | 'atMost' | 'moreThan' | 'lessThan' | 'is', string>>
  /** Verbs that begin a question, with their form in a statement: `Does it have guns` is `it has guns`. */
  readonly inverted: Readonly<Record<string, { readonly stated: string; readonly infinitive?: string }>>
  readonly its: readonly string[]
}

/** To add a language, add a file like `en.ts`. */
export interface SheetLanguage {
  readonly code: string
  readonly words: LanguageWords
  readonly predicates: PatternTable<PredicateForm>
  readonly conditions: PatternTable<ConditionForm>
  readonly subjects: PatternTable<SubjectForm>
  readonly quantities: PatternTable<QuantityForm>
  readonly entities: PatternTable<EntityForm>
  readonly sentences: PatternTable<SentenceForm>
  readonly heads: PatternTable<ControlForm>
  readonly lines: PatternTable<LineForm>
  readonly openings: PatternTable<OpeningForm>
  readonly ties: PatternTable<TieForm>
  readonly endings: PatternTable<EndingForm>
  readonly examples: PatternTable<ExampleForm>
  readonly suggestedForms: SuggestedForms
}
