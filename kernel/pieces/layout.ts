import { type Message, message } from '../messages/message.ts'
import { type Candidate, uniqueCandidates } from './candidate.ts'

export const booleanValues: readonly AllowedValue[] = [
  { value: 0, text: message('kernel.answer.no', 'no') },
  { value: 1, text: message('kernel.answer.yes', 'yes') },
]

export const noneValue: AllowedValue = { value: '', text: message('kernel.nothing', 'nothing') }

export interface PieceGroup {
  readonly piece: Candidate
  readonly at: Candidate
  readonly count: number
  /** Part of the table, for small places. */
  readonly part?: Message
  /** Out of play, such as pieces left in the box; need not be counted. */
  readonly unused?: boolean
}

export interface OrderedRow {
  readonly at: Candidate
  readonly pieces: readonly Candidate[]
}

export interface AllowedValue {
  readonly value: number | string
  readonly text: Message
}

/** A number, marker or note: set rather than moved. Its `brief` name omits the owner. */
export interface TableValue extends Candidate {
  readonly value: number | string
  /** A piece or another part of the table; default: the match as a whole. */
  readonly of?: Candidate
  readonly text?: Message
  /** Set only if there are few. */
  readonly allowedValues?: readonly AllowedValue[]
  readonly range?: readonly [number, number]
  /** If the value is any number of these: their ids in this order, separated by spaces. */
  readonly several?: readonly AllowedValue[]
  /** Unit of a value stored in smaller parts: how many make one. `{amount}` is the number. */
  readonly unit?: { readonly parts: number; readonly reads: Message }
  /** Known only to the program: nothing on the table shows it. */
  readonly note?: boolean
  /** Means nothing to a person or in this match: not offered for correction. */
  readonly isNested?: boolean
}

/** Pieces taken unseen: the program knows only the number and both places. */
export interface UnseenPieces {
  readonly from: Candidate
  readonly to: Candidate
  readonly count: number
}

export interface Place extends Candidate {
  readonly part?: Message
}

export interface Layout {
  readonly lying: readonly PieceGroup[]
  readonly rows: readonly OrderedRow[]
  readonly counters: readonly TableValue[]
  /** Includes empty places. */
  readonly places: readonly Place[]
  readonly unseen?: readonly UnseenPieces[]
  /** Places only in the program, such as a virtual deck: there are no manual steps. */
  readonly inProgram?: readonly string[]
}

/** One thing to do at the table. Entered by a person, the same steps correct the situation. */
export type Edit =
  | { readonly move: string; readonly from: string; readonly to: string; readonly count: number }
  | { readonly set: string; readonly to: number | string }
  | { readonly arrange: string; readonly pieces: readonly string[] }

export function isAllowedValue({ allowedValues, range, several }: TableValue, to: number | string): boolean {
  if (allowedValues !== undefined) return allowedValues.some(({ value }) => value === to)
  if (range !== undefined)
    return typeof to === 'number' && Number.isInteger(to) && to >= range[0] && to <= range[1]
  if (several === undefined) return true
  const ids = to === '' ? [] : String(to).split(' ')
  const inOrder = several.map(({ value }) => String(value)).filter((id) => ids.includes(id))
  return inOrder.join(' ') === to
}

/** The match as a whole has no name. */
export interface ValueOwner {
  readonly id: string
  readonly name?: Message
  readonly counters: readonly TableValue[]
}

/** Only numbers that mean something to a person; those of the whole match come last. */
export function valueOwners({ counters }: Layout): readonly ValueOwner[] {
  const groups = Map.groupBy(
    counters.filter(({ isNested }) => isNested !== true),
    ({ of }) => of?.id ?? '',
  )
  const subjects = [...groups].map(([id, some]): ValueOwner => {
    const name = some[0]?.of?.name
    return name === undefined ? { id, counters: some } : { id, name, counters: some }
  })
  return [...subjects.filter(({ id }) => id !== ''), ...subjects.filter(({ id }) => id === '')]
}

export function countPieces(layout: Pick<Layout, 'lying' | 'rows'>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { piece, count } of pieceLocations(layout))
    counts.set(piece.id, (counts.get(piece.id) ?? 0) + count)
  return counts
}

export function pieceLocations(layout: Pick<Layout, 'lying' | 'rows'>): readonly PieceGroup[] {
  const rows = layout.rows.flatMap(({ at, pieces }) => pieces.map((piece) => ({ piece, at, count: 1 })))
  return [...layout.lying, ...rows]
}

export function piecesOf(layout: Layout): readonly Candidate[] {
  return uniqueCandidates(pieceLocations(layout).map(({ piece }) => piece))
}

export function placesOf(layout: Layout): readonly Place[] {
  const named = new Set(layout.places.map(({ id }) => id))
  const others = [...pieceLocations(layout).map(({ at }) => at), ...layout.rows.map(({ at }) => at)]
  return [...uniqueCandidates(layout.places), ...uniqueCandidates(others.filter(({ id }) => !named.has(id)))]
}
