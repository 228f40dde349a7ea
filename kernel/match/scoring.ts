import type { Message } from '../say/message.ts'

/** The score of both sides. */
export interface Score {
  readonly player: number
  readonly bot: number
}

/** The score as players count it, for the result of a match. */
export interface Scoring<S> {
  /** What is counted, as on the table. */
  readonly unit: Message
  /** The opponent, as the booklet calls it. */
  readonly opponent: Message
  /** Whether the side with fewer is ahead. */
  readonly fewerWins?: true
  /** The score; undefined while nothing is counted. */
  of(situation: S): Score | undefined
}
