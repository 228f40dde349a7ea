import type { Meant } from './meant.ts'
import type { PatternTable } from './pattern.ts'

/** What may be said about a thing or a quantity, without its subject. A form that ends in `Not` is denied. */
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

/** Conditions that are no subject with a predicate. */
export type ConditionForm = 'chosenNot' | 'chosen' | 'nothingDone'

/** Subjects that speak of all, some or none of a set. */
export type SubjectForm = 'every' | 'some' | 'none'

/** Quantities that are no number and no name. */
export type QuantityForm = 'roll' | 'answer' | 'turn' | 'count' | 'its' | 'of'

/** One thing without its name. */
export type ThingForm = 'it' | 'actor' | 'card'

/** Sentences of steps. */
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

/** Heads of steps, up to their colon. */
export type HeadForm = 'otherwise' | 'if' | 'until' | 'forEach' | 'for' | 'repeat' | 'you'

/** Lines of lists. */
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

/** Sentences that open a section. */
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

/** How a tie is broken. */
export type TieForm = 'inOrder' | 'atRandom' | 'youChoose' | 'roll'

/** Lines of the end. */
export type EndingForm = 'youAfter' | 'nobodyAfter' | 'after' | 'you' | 'nobody' | 'opponent'

/** Parts of an example. */
export type ExampleForm = 'gives' | 'givesBy' | 'do' | 'afterwards'

/** Single words of a language, each in every form it may take. */
export interface Words {
  readonly language: readonly string[]
  readonly plays: readonly string[]
  readonly game: readonly string[]
  readonly from: readonly string[]
  readonly tie: readonly string[]
  /** Beginnings of lines that start over. */
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
  /** Beginnings of heads with a condition. */
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
  /** Endings that a name may take or lose. */
  readonly endings: readonly string[]
  /** Sentences that fixes add. */
  readonly tieLine: string
  readonly goOnSentence: string
  readonly deckSentence: string
  readonly reshuffleSentence: string
  /** The noun that `nearest` measures, alone and before "an enemy". */
  readonly distance: string
  readonly distanceTo: string
  /** Verbs that begin a sentence that the app does. */
  readonly verbs: readonly string[]
  /** Words after which a comparison with a number follows. */
  readonly is: readonly string[]
  /** The words for signs that compare. */
  readonly signs: Readonly<Record<'atLeast' | 'atMost' | 'moreThan' | 'lessThan' | 'is', string>>
  /** Verbs that begin a question, with their form in a statement: `Does it have guns` is `it has guns`. */
  readonly inverted: Readonly<Record<string, { readonly stated: string; readonly infinitive?: string }>>
  readonly its: readonly string[]
}

/** All patterns and words of a language. A further language is a file like `en.ts`. */
export interface Language {
  readonly code: string
  readonly words: Words
  readonly predicates: PatternTable<PredicateForm>
  readonly conditions: PatternTable<ConditionForm>
  readonly subjects: PatternTable<SubjectForm>
  readonly quantities: PatternTable<QuantityForm>
  readonly things: PatternTable<ThingForm>
  readonly sentences: PatternTable<SentenceForm>
  readonly heads: PatternTable<HeadForm>
  readonly lines: PatternTable<LineForm>
  readonly openings: PatternTable<OpeningForm>
  readonly ties: PatternTable<TieForm>
  readonly endings: PatternTable<EndingForm>
  readonly examples: PatternTable<ExampleForm>
  readonly meant: Meant
}
