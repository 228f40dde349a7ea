import type { Seat } from '../ask/question.ts'
import type { Candidate } from '../pieces/candidate.ts'
import type { Message } from '../messages/message.ts'

/** For programs that play or measure a game. Our estimates: no rule reads them. */
export interface Heuristics<S> {
  /** Higher is better. */
  score(situation: S, seat: Seat): number
  /** Opponent's modes in a turn, such as stratagems. */
  readonly modes?: readonly Candidate[]
  /** Undefined if the opponent did not act between the two situations. */
  mode?(before: S, after: S): string | undefined
}

export interface Score {
  readonly player: number
  readonly bot: number
}

/** As players count it, for the result of a match. */
export interface Scoring<S> {
  readonly unit: Message
  readonly opponent: Message
  /** The side with fewer is ahead. */
  readonly fewerWins?: true
  of(situation: S): Score | undefined
}
