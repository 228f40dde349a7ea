import type { Candidate } from '../pieces/candidate.ts'
import type { Citation } from '../say/citation.ts'
import type { Message } from '../say/message.ts'
import type { Overrule } from './overrule.ts'
import type { Json } from '../read/json.ts'
import type { Question } from './question.ts'
import type { Ruling } from './ruling.ts'

/** How a declared line speaks: the four filters, a tie-break, an action tried, a cell of a chart. */
export type LineKind = 'must' | 'prefer' | 'most' | 'fewest' | 'tie' | 'action' | 'cell'

/** One declared line of a list, column or chart. Its id names it in tests, coverage, statistics and translations. */
export interface Rule {
  readonly id: string
  readonly how: LineKind
  readonly text: Message
  readonly cite: Citation
  /** Its number in the booklet, where it has one. */
  readonly number?: string | undefined
  /** The rulings it rests on, the outermost first. */
  readonly rulings: readonly Ruling[]
  /** The conditions under which it is read at all, as texts. */
  readonly given: readonly Message[]
  /** What a number that it compares means, where the number alone would say nothing. */
  reads?(this: void, number: number): Message
  /** The id of the question that it puts, where that is not its own. */
  readonly asks?: string | undefined
}

/** One that could not be chosen at all, and why. */
export interface RuledOutCandidate extends Candidate {
  readonly because: Message
}

/** Anything that declares lines: a list, a column of actions, a chart. */
export interface LineSource {
  readonly id: string
  readonly kind: 'list' | 'column' | 'chart'
  readonly title: Message
  readonly cite: Citation
  readonly lines: readonly Rule[]
  /** What a decision is called by its subject, where that is not the title. */
  titled?(about: unknown): Message | undefined
  /** The piece that a decision is about, by its subject. */
  of?(about: unknown, situation: unknown): Message | undefined
  /** All that could not be chosen though they lie on the table. It is made when somebody asks. */
  others?(situation: unknown, about: unknown): readonly RuledOutCandidate[]
}

/** What one line did: which rule spoke, among which candidates, whom it kept and the numbers compared. */
export type Line =
  | {
      readonly kind: 'narrowed'
      readonly rule: Rule
      readonly before: readonly Candidate[]
      readonly after: readonly Candidate[]
      readonly numbers?: readonly number[] | undefined
      readonly passedOver: boolean
    }
  | {
      readonly kind: 'tied'
      readonly rule: Rule
      readonly before: readonly Candidate[]
      readonly chosen: Candidate
      readonly roll?: number | undefined
    }
  | {
      readonly kind: 'tried'
      readonly rule: Rule
      readonly action: Candidate
      readonly could: boolean
      /** What stood against it, where it could not be performed. */
      readonly against?: Message | undefined
    }
  | { readonly kind: 'cell'; readonly rule: Rule; readonly row: string; readonly column: string }
  | { readonly kind: 'overruled'; readonly overrule: Overrule }
  | { readonly kind: 'ruled'; readonly ruling: Ruling; readonly reading: string }
  /** A die, a draw or a look at the table that entered. */
  | { readonly kind: 'answered'; readonly question: Question; readonly answer: Json }

/** One run of one list, with its lines. */
export interface Decision {
  readonly kind: 'decision'
  readonly number: number
  /** Where it is not counted: which of those since the last one that is. */
  readonly between?: number | undefined
  readonly by: LineSource
  readonly about: unknown
  /** The situation in which it was made. */
  readonly situation: unknown
  readonly among: readonly Candidate[]
  readonly lines: readonly Line[]
  readonly chosen?: Candidate | undefined
  /** It is still being made: a question stands in its middle. */
  readonly open: boolean
  /** How many steps of the match came before it. */
  readonly after: number
  /** How many steps came before its end: a seat that chose among equals answered in its middle. */
  readonly until?: number | undefined
  /** How many turns had ended before it. */
  readonly turn: number
}
