import type { PieceGroup } from './table.ts'

/** The current step of a correction. */
export type Step =
  | { readonly at: 'start' }
  /** A place with several pieces. */
  | { readonly at: 'place'; readonly place: string }
  /** A group of pieces, to be moved to another place. */
  | { readonly at: 'heap'; readonly heap: PieceGroup; readonly count: number }
  /** A place, to which a piece is to be moved. */
  | { readonly at: 'bring'; readonly place: string }
  | { readonly at: 'order'; readonly place: string }
  /** A subject, whose counters are edited. */
  | { readonly at: 'subject'; readonly id: string }
