import type { Candidate } from '../pieces/candidate.ts'
import type { Citation } from '../say/citation.ts'
import type { Message } from '../say/message.ts'
import type { Overrule } from './overrule.ts'
import type { Json } from '../read/json.ts'
import type { Question } from './question.ts'
import type { Ruling } from './ruling.ts'

/** The kinds of declared lines: the four filters, a tie-break, an attempted action, a cell of a chart, a step, a card. */
export type LineKind = 'must' | 'prefer' | 'most' | 'fewest' | 'tie' | 'action' | 'cell' | 'step' | 'card'

/** One declared line of a list, column or chart. Its id names it in tests, coverage, statistics and translations. */
export interface Rule {
  readonly id: string
  readonly how: LineKind
  readonly text: Message
  readonly cite: Citation
  /** Its number in the booklet, if any. */
  readonly number?: string | undefined
  /** The rulings it depends on, outermost first. */
  readonly rulings: readonly Ruling[]
  /** The conditions under which it applies, as texts. */
  readonly given: readonly Message[]
  /** Describes a compared number, if the number alone would be meaningless. */
  reads?(this: void, number: number): Message
  /** The id of its question, if different from its own id. */
  readonly asks?: string | undefined
}

/** A piece that was not a candidate, and why. */
export interface RuledOutCandidate extends Candidate {
  readonly because: Message
}

/** Anything that declares lines: a list, a column of actions, a chart, a section of steps, the cards of a deck. */
export interface LineSource {
  readonly id: string
  readonly kind: 'list' | 'column' | 'chart' | 'steps' | 'cards'
  readonly title: Message
  readonly cite: Citation
  readonly lines: readonly Rule[]
  /** The name of a decision by its subject; default: the title. */
  titled?(about: unknown): Message | undefined
  /** The piece that a decision is about, by its subject. */
  of?(about: unknown, situation: unknown): Message | undefined
  /** The pieces on the table that were not candidates; computed on demand. */
  others?(situation: unknown, about: unknown): readonly RuledOutCandidate[]
  /** Whether a decision is secret in the present situation, as one about a hidden hand: Why does not show it. */
  secret?(this: void, now: unknown, about: unknown, chosen: Candidate | undefined): boolean
}

/** A number that is added to a roll, and why. */
export interface Modifier {
  readonly by: number
  readonly because: Message
}

/** A roll for a chart, and what is added to it. */
export interface Rolled {
  readonly roll: number
  readonly modifiers: readonly Modifier[]
}

/** The result of one line: its rule, the candidates before and after, and the compared numbers. */
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
      /** Why the action was not possible. */
      readonly against?: Message | undefined
    }
  | {
      readonly kind: 'cell'
      readonly rule: Rule
      readonly row: string
      readonly column: string
      readonly rolled?: Rolled | undefined
    }
  /** A step or a card. */
  | { readonly kind: 'reached'; readonly rule: Rule }
  | { readonly kind: 'overruled'; readonly overrule: Overrule }
  | { readonly kind: 'ruled'; readonly ruling: Ruling; readonly reading: string }
  /** A die roll, draw or observation that was used. */
  | { readonly kind: 'answered'; readonly question: Question; readonly answer: Json }

/** One run of one list, with its lines. */
export interface Decision {
  readonly kind: 'decision'
  readonly number: number
  readonly by: LineSource
  readonly about: unknown
  /** The situation at the time of the decision. */
  readonly situation: unknown
  readonly among: readonly Candidate[]
  readonly lines: readonly Line[]
  readonly chosen?: Candidate | undefined
  /** Whether it is hidden for now: it has no candidates and no lines then. */
  readonly secret?: true
  /** Whether it is still open, with a current question. */
  readonly open: boolean
  /** The number of steps before it. */
  readonly after: number
  /** The number of steps before its end; a tie-break by a seat adds a step in between. */
  readonly until?: number | undefined
  /** The number of completed turns before it. */
  readonly turn: number
}
