import type { Candidate } from '../pieces/candidate.ts'
import type { Citation } from '../messages/citation.ts'
import type { Message } from '../messages/message.ts'
import type { Overrule } from './overrule.ts'
import type { Json } from '../read/json.ts'
import type { Question } from './question.ts'
import type { Ruling } from './ruling.ts'

export type RuleKind = 'must' | 'prefer' | 'most' | 'fewest' | 'tie' | 'action' | 'cell' | 'step' | 'card'

/** A declared line. Tests, coverage, statistics and translations refer to its id. */
export interface Rule {
  readonly id: string
  readonly how: RuleKind
  readonly text: Message
  readonly cite: Citation
  /** Number in the booklet. */
  readonly number?: string | undefined
  /** Outermost first. */
  readonly rulings: readonly Ruling[]
  readonly given: readonly Message[]
  /** Describes a compared number that is meaningless alone. */
  reads?(this: void, number: number): Message
  /** Id of the rule's question, if different from its own id. */
  readonly asks?: string | undefined
}

export interface ExcludedPiece extends Candidate {
  readonly because: Message
}

export interface RuleList {
  readonly id: string
  readonly kind: 'list' | 'column' | 'chart' | 'steps' | 'cards'
  readonly title: Message
  readonly cite: Citation
  readonly lines: readonly Rule[]
  /** Names a decision by its subject; default: the title. */
  titled?(about: unknown): Message | undefined
  /** Returns the piece that a decision is about. */
  of?(about: unknown, situation: unknown): Message | undefined
  /** Returns the pieces on the table that were not candidates. */
  others?(situation: unknown, about: unknown): readonly ExcludedPiece[]
  /** If true, Why does not show the decision, such as one about a hidden hand. */
  secret?(this: void, now: unknown, about: unknown, chosen: Candidate | undefined): boolean
}

export interface Modifier {
  readonly by: number
  readonly because: Message
}

export interface ModifiedRoll {
  readonly roll: number
  readonly modifiers: readonly Modifier[]
}

export type DecisionLine =
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
      readonly against?: Message | undefined
    }
  | {
      readonly kind: 'cell'
      readonly rule: Rule
      readonly row: string
      readonly column: string
      readonly rolled?: ModifiedRoll | undefined
    }
  | { readonly kind: 'reached'; readonly rule: Rule }
  | { readonly kind: 'overruled'; readonly overrule: Overrule }
  | { readonly kind: 'ruled'; readonly ruling: Ruling; readonly reading: string }
  | { readonly kind: 'answered'; readonly question: Question; readonly answer: Json }

export interface Decision {
  readonly kind: 'decision'
  readonly number: number
  readonly by: RuleList
  readonly about: unknown
  readonly situation: unknown
  readonly among: readonly Candidate[]
  readonly lines: readonly DecisionLine[]
  readonly chosen?: Candidate | undefined
  /** Hidden for now: candidates and lines are empty. */
  readonly secret?: true
  readonly open: boolean
  /** Number of steps before the decision. */
  readonly after: number
  /** Number of steps before its end; a tie-break by a seat adds a step in between. */
  readonly until?: number | undefined
  /** Number of completed turns before the decision. */
  readonly turn: number
}
