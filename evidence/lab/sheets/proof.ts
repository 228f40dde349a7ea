import type { Decided, DoneAlone, Given } from '@opfor/sheets'
import type { Facts } from './facts.ts'

/** What the code decided, as the sheet has to decide it. */
export interface Expected {
  /** The list, chart or walk of the sheet. */
  readonly section: string
  /** Whom the code chose, or its result, by the name on the sheet; undefined if nobody. */
  readonly chosen: string | undefined
  /** Where chance decides: those among whom it does, to be compared as well. */
  readonly equals?: readonly string[] | undefined
}

/** How a section that is done to its end is compared. */
export interface Whole {
  /** The lists, charts and walks whose decisions are compared one by one; a list that finds nobody decides nothing. */
  readonly sections: readonly string[]
  /** What the sheet keeps otherwise than the code when it has ended. */
  readonly differing: (now: DoneAlone['now']) => readonly string[]
}

/** A position of the coded game in which it decides, with all that a sheet may ask about it. */
export interface Case {
  /** Where it is, to find it again. */
  readonly where: string
  /** The turn of the opponent to which it belongs: questions are counted a turn. Left out before the first turn. */
  readonly turn?: string
  /** The section of the sheet that is done. */
  readonly section: string
  readonly given: Given
  /** The facts; where the position changes on the way, by what the sheet has decided so far. */
  readonly facts: Facts | ((decided: readonly Decided[]) => Facts)
  /** In the order in which they are decided. */
  readonly expected: readonly Expected[]
  /** Given where the section is done to its end: then all that is decided on the way is compared, and what is kept after it. */
  readonly whole?: Whole
  /** How many questions the coded game asked a person for it. */
  readonly codedQuestions: number
}

/** The proof that a sheet chooses what a coded game chooses when it is told the same facts. */
export interface SheetProof {
  /** The name of the sheet's file, without its ending. */
  readonly name: string
  /** The sections that are compared in as many positions each; others are compared in the positions that come up until then. */
  readonly sections: readonly string[]
  /** The files of code that the sheet stands for. */
  readonly code: readonly string[]
  /** The positions of one random match. */
  readonly cases: (seed: number) => Iterable<Case>
}
