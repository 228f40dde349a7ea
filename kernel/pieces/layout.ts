import { type Candidate, distinct } from './candidate.ts'
import type { Message } from '../say/message.ts'

/** Pieces of one kind that lie in one place. */
export interface PieceGroup {
  readonly piece: Candidate
  readonly at: Candidate
  readonly count: number
  /** The part of the table that its place belongs to, where places are small. */
  readonly part?: Message
  /** Not in play, as what is left in the box: it need not be counted. */
  readonly unused?: boolean
}

/** Pieces that lie in a place in order, first to last. */
export interface OrderedRow {
  readonly at: Candidate
  readonly pieces: readonly Candidate[]
}

/** What a counter may be set to, and how that reads. */
export interface CounterValue {
  readonly value: number | string
  readonly reads: Message
}

/** A number, a marker on its track, or a note: something that is set rather than moved. Its `brief` name leaves out what it is of. */
export interface Counter extends Candidate {
  readonly value: number | string
  /** What it is a number of: a piece by its id, or another part of the table; without it, of the match as a whole. */
  readonly of?: Candidate
  /** How the value reads, where it is not plain. */
  readonly reads?: Message
  /** All it may be set to, where that is little. */
  readonly among?: readonly CounterValue[]
  /** The lowest and the highest number it may be set to. */
  readonly between?: readonly [number, number]
  /** What it is made of, where it is any number of these: their ids in this order, with spaces between them. */
  readonly several?: readonly CounterValue[]
  /** What it is measured in, if it is stored in parts of it: how many parts make one. `{amount}` stands for the number. */
  readonly unit?: { readonly parts: number; readonly reads: Message }
  /** Known only to the program: nothing on the table shows it. */
  readonly note?: boolean
  /** Means nothing to a person, or nothing in this match: it is not offered for correction. */
  readonly inner?: boolean
}

/** Pieces that lie elsewhere than the program can know: a number of those in one place were taken unseen to another. */
export interface UnseenMove {
  readonly from: Candidate
  readonly to: Candidate
  readonly count: number
}

/** A place where pieces may lie, and the part of the table that it belongs to, where places are small. */
export interface Place extends Candidate {
  readonly part?: Message
}

/** Every piece and number of a situation with its place. */
export interface Layout {
  readonly lying: readonly PieceGroup[]
  readonly rows: readonly OrderedRow[]
  readonly counters: readonly Counter[]
  /** Every place where a piece may lie, also where none does. */
  readonly places: readonly Place[]
  readonly unseen?: readonly UnseenMove[]
  /** The ids of places that exist only in the program, such as a virtual deck: there are no manual steps. */
  readonly inProgram?: readonly string[]
}

/** One thing to do at the table. The same steps, given by a person, correct the situation. */
export type Edit =
  | { readonly move: string; readonly from: string; readonly to: string; readonly count: number }
  | { readonly set: string; readonly to: number | string }
  | { readonly arrange: string; readonly pieces: readonly string[] }

/** Whether a counter may be set to this. */
export function mayBe({ among, between, several }: Counter, to: number | string): boolean {
  if (among !== undefined) return among.some(({ value }) => value === to)
  if (between !== undefined)
    return typeof to === 'number' && Number.isInteger(to) && to >= between[0] && to <= between[1]
  if (several === undefined) return true
  const ids = to === '' ? [] : String(to).split(' ')
  const inOrder = several.map(({ value }) => String(value)).filter((id) => ids.includes(id))
  return inOrder.join(' ') === to
}

/** A thing with its numbers; the match as a whole has no name. */
export interface Subject {
  readonly id: string
  readonly name?: Message
  readonly counters: readonly Counter[]
}

/** All numbers that mean something to a person, by what they are of; those of the match as a whole come last. */
export function subjectsOf({ counters }: Layout): readonly Subject[] {
  const groups = Map.groupBy(
    counters.filter(({ inner }) => inner !== true),
    ({ of }) => of?.id ?? '',
  )
  const subjects = [...groups].map(([id, some]): Subject => {
    const name = some[0]?.of?.name
    return name === undefined ? { id, counters: some } : { id, name, counters: some }
  })
  return [...subjects.filter(({ id }) => id !== ''), ...subjects.filter(({ id }) => id === '')]
}

/** How many of each piece there are in all, by its id. */
export function census(layout: Pick<Layout, 'lying' | 'rows'>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { piece, count } of placed(layout)) counts.set(piece.id, (counts.get(piece.id) ?? 0) + count)
  return counts
}

/** Every piece with its place, whether it lies in order or not. */
export function placed(layout: Pick<Layout, 'lying' | 'rows'>): readonly PieceGroup[] {
  const rows = layout.rows.flatMap(({ at, pieces }) => pieces.map((piece) => ({ piece, at, count: 1 })))
  return [...layout.lying, ...rows]
}

/** Each kind of piece once. */
export function piecesOf(layout: Layout): readonly Candidate[] {
  return distinct(placed(layout).map(({ piece }) => piece))
}

/** Each place once, also the empty ones. */
export function placesOf(layout: Layout): readonly Place[] {
  const named = new Set(layout.places.map(({ id }) => id))
  const others = [...placed(layout).map(({ at }) => at), ...layout.rows.map(({ at }) => at)]
  return [...distinct(layout.places), ...distinct(others.filter(({ id }) => !named.has(id)))]
}
