import type { Edit, Json, Question, Told } from '@opfor/kernel'
import type { ComponentType } from 'react'

/** What a game's board is given: it draws a situation, lights what may be chosen, and says what was tapped. */
export interface BoardProps {
  readonly situation: unknown
  /** The standing question, where its options may be places on the board. */
  readonly question: Question | undefined
  /** The question was answered on the board: by the id of one of its options, or with a whole answer. */
  readonly choose: (answer: Json) => void
  /** Something was put elsewhere on the board by hand; a refusal is told, else `taken` goes on. Absent where one only looks. */
  readonly correct?: ((edits: readonly Edit[], taken?: () => void) => void) | undefined
  /** Candidates that an explanation is speaking of: those still in, and those already out. */
  readonly lit?: ReadonlySet<string> | undefined
  readonly dark?: ReadonlySet<string> | undefined
  /** What the rules said in the opponent's last move. */
  readonly move?: readonly Told<unknown>[] | undefined
}

/** A board of a game. */
export type Board = ComponentType<BoardProps>
