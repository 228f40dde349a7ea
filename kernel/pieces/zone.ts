import { countsOf, withToken } from './bag.ts'
import { type Candidate, uniqueCandidates } from './candidate.ts'
import type { Edit, Layout, OrderedRow, PieceGroup, Place } from './layout.ts'
import { parseFailure, parseSuccess, type Parsed } from '../read/json.ts'

/** Declares a place: its pieces, the situation with others, and which pieces it accepts. */
export interface Zone<S> {
  readonly at: Place
  /** Piece ids, with duplicates. */
  readonly read: (now: S) => readonly string[]
  readonly write: (now: S, to: readonly string[]) => S
  readonly piece: (id: string) => Candidate
  readonly accepts: (id: string) => boolean
  readonly maxPieces?: number
  /** Set if pieces are ordered; returns the error for an order of other pieces. */
  readonly inOrder?: (held: readonly string[]) => string
  /** Its pieces are out of play, and none can be added. */
  readonly unused?: boolean
}

/** Zone for a number of one piece. */
export function countedZone<S>(
  at: Place,
  piece: Candidate,
  read: (now: S) => number,
  write: (now: S, to: number) => S,
): Zone<S> {
  return {
    at,
    read: (now) => Array.from({ length: read(now) }, () => piece.id),
    write: (now, to) => write(now, to.length),
    piece: () => piece,
    accepts: (id) => id === piece.id,
  }
}

/** A single piece in one of some places, also among other pieces. */
export function pawnZones<S>(
  places: readonly Place[],
  piece: Candidate,
  read: (now: S) => string,
  write: (now: S, place: string) => S,
): readonly Zone<S>[] {
  return places.map((at) => ({
    at,
    read: (now) => (read(now) === at.id ? [piece.id] : []),
    // Adding it to another place removes it here.
    write: (now, to) => (to.length === 0 ? now : write(now, at.id)),
    piece: () => piece,
    accepts: (id) => id === piece.id,
  }))
}

/** Includes empty places; small ones come first. */
export function zoneLayout<S>(heaps: readonly Zone<S>[], now: S): Pick<Layout, 'lying' | 'rows' | 'places'> {
  const lying: PieceGroup[] = []
  const rows: OrderedRow[] = []
  const [small, large]: [Place[], Place[]] = [[], []]
  for (const { at, read, piece, inOrder, unused } of heaps) {
    const { part } = at
    if (unused !== true) (part === undefined ? large : small).push(at)
    const held = read(now)
    if (inOrder !== undefined) rows.push({ at, pieces: held.map(piece) })
    else if (held.length > 0) {
      const more = { ...(part === undefined ? {} : { part }), ...(unused === true ? { unused } : {}) }
      for (const [id, count] of countsOf(held)) lying.push({ piece: piece(id), at, count, ...more })
    }
  }
  return { lying, rows, places: [...uniqueCandidates(small), ...uniqueCandidates(large)] }
}

export function movePieces<S>(
  heaps: readonly Zone<S>[],
  now: S,
  { move, from, to, count }: Extract<Edit, { readonly move: string }>,
): Parsed<S> {
  const source = heaps.find(
    ({ at, unused, read }) => at.id === from && unused !== true && read(now).includes(move),
  )
  const target = heaps.find(({ at, unused, accepts }) => at.id === to && unused !== true && accepts(move))
  const none = parseFailure(`There is no ${move} at ${from} to be moved.`)
  if (!Number.isInteger(count) || count < 1) return none
  let next = now
  for (let left = count; left > 0; left -= 1) {
    const before = source?.read(next) ?? []
    const nth = before.indexOf(move)
    if (source === undefined || nth < 0) return none
    next = source.write(next, before.toSpliced(nth, 1))
    const held = target?.read(next) ?? []
    if (target === undefined || held.length >= (target.maxPieces ?? Infinity))
      return parseFailure(`${move} cannot lie at ${to}.`)
    next = target.write(next, target.inOrder === undefined ? withToken(held, move) : [...held, move])
  }
  return parseSuccess(next)
}

export function reorderZone<S>(
  heaps: readonly Zone<S>[],
  now: S,
  { arrange, pieces }: Extract<Edit, { readonly arrange: string }>,
): Parsed<S> {
  const row = heaps.find(({ at, inOrder }) => at.id === arrange && inOrder !== undefined)
  if (row?.inOrder === undefined) return parseFailure(`${arrange} is not kept in order.`)
  const held = row.read(now)
  return held.toSorted().join() === pieces.toSorted().join()
    ? parseSuccess(row.write(now, pieces))
    : parseFailure(row.inOrder(held))
}
