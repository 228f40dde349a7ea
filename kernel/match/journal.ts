import type { FileHeader } from '../read/format.ts'
import type { Json } from '../read/json.ts'
import type { Edit } from '../pieces/layout.ts'
import type { Overrule } from '../ask/overrule.ts'
import type { Rules } from './rules.ts'
import type { Seat } from '../ask/question.ts'
import type { Settings } from '../ask/settings.ts'

/** Where an answer came from. */
export const sources = ['seed', 'person', 'policy'] as const

/** One of the sources of an answer. */
export type Source = (typeof sources)[number]

/** A question was answered. */
export interface AnswerStep {
  readonly q: string
  readonly a: Json
  readonly by: Source
  readonly seat?: Seat | undefined
}

/** The situation was corrected while a question stood. */
export interface CorrectionStep {
  readonly correct: readonly Edit[]
}

/** A decision of the rules was overruled. */
export interface OverruleStep {
  readonly overrule: Overrule
}

/** The entries that undo and redo apply to. */
export type Step = AnswerStep | CorrectionStep | OverruleStep

/** Steps were undone. */
export interface Undone {
  readonly undo: number
}

/** Steps were redone. */
export interface Redone {
  readonly redo: number
}

/** A turn ended in a situation with this digest. */
export interface TurnEnd {
  readonly turn: number
  readonly digest: string
}

/** One line of a journal. */
export type Entry = Step | Undone | Redone | TurnEnd

/** The highest seed that a match can be played from. */
export const highestSeed = 4294967295

/** The match that another one continues, because the rules have changed since. */
export interface Continuation {
  /** Its name. */
  readonly name: string
  /** The digest of its whole journal. */
  readonly journal: string
  /** The version of the rules that it was played by. */
  readonly version: number
  /** The number of steps taken over, and its total number of steps. */
  readonly steps: number
  readonly of: number
}

/** What was answered in a match: the saved game, the undo history, the replay, the link, the proof. Append only. */
export interface Journal extends FileHeader {
  readonly game: string
  readonly version: number
  /** The text of the rules, for a game that was made from one. */
  readonly rules?: Rules | undefined
  readonly settings: Settings
  readonly seed: number
  /** An entered position instead of set-up. */
  readonly start?: Json
  /** The match that this one continues. */
  readonly continues?: Continuation | undefined
  readonly entries: readonly Entry[]
}
