import type { Candidate } from './candidate.ts'
import type { Citation } from './citation.ts'
import type { Message } from './message.ts'
import type { Overrule } from './overrule.ts'
import type { Ruling } from './ruling.ts'

/** How a declared line speaks: the four filters, a tie-break, an action tried, a cell of a chart. */
export type How = 'must' | 'prefer' | 'most' | 'fewest' | 'tie' | 'action' | 'cell'

/** One declared line of a list, column or chart. Its id names it in tests, coverage, statistics and translations. */
export interface Rule {
  readonly id: string
  readonly how: How
  readonly text: Message
  readonly cite: Citation
  readonly ruling?: Ruling | undefined
  /** The conditions under which it is read at all, as texts. */
  readonly given: readonly Message[]
}

/** Anything that declares lines: a list, a column of actions, a chart. */
export interface Declared {
  readonly id: string
  readonly kind: 'list' | 'column' | 'chart'
  readonly title: Message
  readonly cite: Citation
  readonly lines: readonly Rule[]
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
  | { readonly kind: 'tried'; readonly rule: Rule; readonly action: Candidate; readonly could: boolean }
  | { readonly kind: 'cell'; readonly rule: Rule; readonly row: string; readonly column: string }
  | { readonly kind: 'overruled'; readonly overrule: Overrule }
  | { readonly kind: 'ruled'; readonly ruling: Ruling; readonly reading: string }

/** One run of one list, with its lines. */
export interface Decision {
  readonly kind: 'decision'
  readonly number: number
  readonly by: Declared
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
  /** How many turns had ended before it. */
  readonly turn: number
}
