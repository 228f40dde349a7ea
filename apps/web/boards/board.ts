import type { Question } from '@opfor/kernel'
import type { ComponentType } from 'react'

/** What a game's board is given: it draws a situation, lights what may be chosen, and says what was tapped. */
export interface BoardProps {
  readonly situation: unknown
  /** The standing question, where its options may be places on the board. */
  readonly question: Question | undefined
  /** One of the question's options was tapped. */
  readonly choose: (id: string) => void
  /** Candidates that an explanation is speaking of: those still in, and those already out. */
  readonly lit?: ReadonlySet<string> | undefined
  readonly dark?: ReadonlySet<string> | undefined
}

/** A board of a game. */
export type Board = ComponentType<BoardProps>
