import type { PieceGroup } from './table.ts'

/** How far a correction is: what was pointed at so far. */
export type Step =
  | { readonly at: 'start' }
  /** A place that holds several things. */
  | { readonly at: 'place'; readonly place: string }
  /** A piece, whose right place is asked for. */
  | { readonly at: 'heap'; readonly heap: PieceGroup; readonly count: number }
  /** A place to which something is to be brought. */
  | { readonly at: 'bring'; readonly place: string }
  | { readonly at: 'order'; readonly place: string }
  /** A thing, whose numbers are asked for. */
  | { readonly at: 'subject'; readonly id: string }
