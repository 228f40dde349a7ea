import { type Candidate, distinct } from './candidate.ts'
import type { Message } from './message.ts'

/** Pieces of one kind that lie in one place. */
export interface Lying {
  readonly piece: Candidate
  readonly at: Candidate
  readonly count: number
  /** The part of the table that its place belongs to, where places are small. */
  readonly part?: Message
  /** Not in play, as what is left in the box: it need not be counted. */
  readonly unused?: boolean
}

/** Pieces that lie in a place in order, first to last. */
export interface Row {
  readonly at: Candidate
  readonly pieces: readonly Candidate[]
}

/** What a counter may be set to, and how that reads. */
export interface CounterValue {
  readonly value: number | string
  readonly reads: Message
}

/** A number, a marker on its track, or a note: something that is set rather than moved. */
export interface Counter extends Candidate {
  readonly value: number | string
  /** How the value reads, where it is not plain. */
  readonly reads?: Message
  /** All it may be set to, where that is little. */
  readonly among?: readonly CounterValue[]
  /** The lowest and the highest number it may be set to. */
  readonly between?: readonly [number, number]
  /** Kept by the program alone: nothing on the table shows it. */
  readonly note?: boolean
}

/** Every piece and number of a situation with its place. */
export interface Layout {
  readonly lying: readonly Lying[]
  readonly rows: readonly Row[]
  readonly counters: readonly Counter[]
}

/** One thing to do at the table. The same steps, given by a person, correct the situation. */
export type Edit =
  | { readonly move: string; readonly from: string; readonly to: string; readonly count: number }
  | { readonly set: string; readonly to: number | string }
  | { readonly arrange: string; readonly pieces: readonly string[] }

/** How many of each piece there are in all, by its id. */
export function census(layout: Layout): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { piece, count } of placed(layout)) counts.set(piece.id, (counts.get(piece.id) ?? 0) + count)
  return counts
}

/** Every piece with its place, whether it lies in order or not. */
export function placed(layout: Layout): readonly Lying[] {
  const rows = layout.rows.flatMap(({ at, pieces }) => pieces.map((piece) => ({ piece, at, count: 1 })))
  return [...layout.lying, ...rows]
}

/** Each kind of piece once. */
export function piecesOf(layout: Layout): readonly Candidate[] {
  return distinct(placed(layout).map(({ piece }) => piece))
}

/** Each place once: where a piece lies, and where one may lie in order. */
export function placesOf(layout: Layout): readonly Candidate[] {
  return distinct([...placed(layout).map(({ at }) => at), ...layout.rows.map(({ at }) => at)])
}
