import type { Candidate } from '../pieces/candidate.ts'
import type { Seat } from '../ask/question.ts'

/** What a program that plays or measures a game needs to know of it. Estimates of ours: no rule reads them. */
export interface Measures<S> {
  /** The score of a seat as a whole number; higher is better. */
  score(situation: S, seat: Seat): number
  /** What the opponent may act under in a turn, say a stratagem. */
  readonly modes?: readonly Candidate[]
  /** Under which of them it acted between these two situations; undefined if it did not act. */
  mode?(before: S, after: S): string | undefined
}
