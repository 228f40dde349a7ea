import type { FileHeader } from '../read/file-format.ts'
import type { Json } from '../read/json.ts'
import type { Edit } from '../pieces/layout.ts'
import type { Overrule } from '../ask/overrule.ts'
import type { RulesText } from './game-module.ts'
import type { Seat } from '../ask/question.ts'
import type { Settings } from '../ask/settings.ts'

export const answerSources = ['seed', 'person', 'policy'] as const

export type AnswerSource = (typeof answerSources)[number]

export interface AnswerStep {
  readonly q: string
  readonly a: Json
  readonly by: AnswerSource
  readonly seat?: Seat | undefined
}

export interface CorrectionStep {
  readonly correct: readonly Edit[]
}

export interface OverruleStep {
  readonly overrule: Overrule
}

export type MatchStep = AnswerStep | CorrectionStep | OverruleStep

export interface UndoEntry {
  readonly undo: number
}

export interface RedoEntry {
  readonly redo: number
}

export interface TurnEndEntry {
  readonly turn: number
  readonly digest: string
}

export type JournalEntry = MatchStep | UndoEntry | RedoEntry | TurnEndEntry

export const highestSeed = 4294967295

export interface Continuation {
  readonly name: string
  readonly journal: string
  readonly version: number
  /** Number of steps taken over, and the total. */
  readonly steps: number
  readonly of: number
}

/** Append-only: saved game, undo history, replay, link and proof. */
export interface Journal extends FileHeader {
  readonly game: string
  readonly version: number
  /** Only for a game made from a text. */
  readonly rules?: RulesText | undefined
  readonly settings: Settings
  readonly seed: number
  /** An entered position instead of set-up. */
  readonly start?: Json
  readonly continues?: Continuation | undefined
  readonly entries: readonly JournalEntry[]
}
