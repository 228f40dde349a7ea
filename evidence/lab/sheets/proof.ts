import type { SectionDecision, SectionResult, SectionInput } from '@opfor/sheets'
import type { Facts } from './facts.ts'

/** The code's decision, in the sheet's terms. */
export interface Expected {
  readonly section: string
  /** The chosen name or result on the sheet; undefined if none. */
  readonly chosen: string | undefined
  /** If chance decides: the candidates it decides among, compared too. */
  readonly equals?: readonly string[] | undefined
}

export interface Whole {
  /** A list without a result decides nothing. */
  readonly sections: readonly string[]
  /** Returns differences between the sheet's final state and the code's. */
  readonly differing: (now: SectionResult['now']) => readonly string[]
}

/** A deciding position of the coded game, with everything a sheet may ask about it. */
export interface Case {
  /** Location, for finding the position again. */
  readonly where: string
  /** The opponent's turn, for counting questions per turn; undefined before the first turn. */
  readonly turn?: string
  readonly section: string
  readonly given: SectionInput
  /** A function if the position changes meanwhile. */
  readonly facts: Facts | ((decided: readonly SectionDecision[]) => Facts)
  readonly expected: readonly Expected[]
  /** If set, the section runs to its end, and its final state is compared too. */
  readonly whole?: Whole
  /** Number of questions of the coded game to a person. */
  readonly codedQuestions: number
}

/** Proves that a sheet chooses like a coded game, given the same facts. */
export interface SheetProof {
  /** File name of the sheet without extension. */
  readonly name: string
  /** Sections that need the same number of positions each; others are compared as they occur. */
  readonly sections: readonly string[]
  /** Code files that the sheet replaces. */
  readonly code: readonly string[]
  readonly cases: (seed: number) => Iterable<Case>
}
