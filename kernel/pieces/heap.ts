import { countsOf, withToken } from './bag.ts'
import { type Candidate, distinct } from './candidate.ts'
import type { Edit, Layout, OrderedRow, PieceGroup, Place } from './layout.ts'
import { bad, good, type Parsed } from '../read/json.ts'

/** A place where pieces lie, declared once: which lie there, the situation with others, and which may. */
export interface Heap<S> {
  readonly at: Place
  /** The ids of the pieces, with duplicates. */
  readonly read: (now: S) => readonly string[]
  readonly write: (now: S, to: readonly string[]) => S
  readonly piece: (id: string) => Candidate
  /** Whether a piece may lie there at all. */
  readonly takes: (id: string) => boolean
  /** How many pieces have room. */
  readonly most?: number
  /** Set if pieces are in order; the error for an order of other pieces. */
  readonly inOrder?: (held: readonly string[]) => string
  /** Whether its pieces are out of play, and none can be added. */
  readonly unused?: boolean
}

/** A number of one piece. */
export function countedHeap<S>(
  at: Place,
  piece: Candidate,
  read: (now: S) => number,
  write: (now: S, to: number) => S,
): Heap<S> {
  return {
    at,
    read: (now) => Array.from({ length: read(now) }, () => piece.id),
    write: (now, to) => write(now, to.length),
    piece: () => piece,
    takes: (id) => id === piece.id,
  }
}

/** A single piece that stands in one of some places, also where other pieces lie. */
export function pawnHeaps<S>(
  places: readonly Place[],
  piece: Candidate,
  read: (now: S) => string,
  write: (now: S, place: string) => S,
): readonly Heap<S>[] {
  return places.map((at) => ({
    at,
    read: (now) => (read(now) === at.id ? [piece.id] : []),
    // Adding it to another place removes it here.
    write: (now, to) => (to.length === 0 ? now : write(now, at.id)),
    piece: () => piece,
    takes: (id) => id === piece.id,
  }))
}

/** What lies in some places, and the places themselves, also the empty ones; small ones come first. */
export function heapsLaid<S>(heaps: readonly Heap<S>[], now: S): Pick<Layout, 'lying' | 'rows' | 'places'> {
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
  return { lying, rows, places: [...distinct(small), ...distinct(large)] }
}

/** The situation with pieces moved from heap to heap. */
export function heapMoved<S>(
  heaps: readonly Heap<S>[],
  now: S,
  { move, from, to, count }: Extract<Edit, { readonly move: string }>,
): Parsed<S> {
  const source = heaps.find(
    ({ at, unused, read }) => at.id === from && unused !== true && read(now).includes(move),
  )
  const target = heaps.find(({ at, unused, takes }) => at.id === to && unused !== true && takes(move))
  const none = bad(`There is no ${move} at ${from} to be moved.`)
  if (!Number.isInteger(count) || count < 1) return none
  let next = now
  for (let left = count; left > 0; left -= 1) {
    const before = source?.read(next) ?? []
    const nth = before.indexOf(move)
    if (source === undefined || nth < 0) return none
    next = source.write(next, before.toSpliced(nth, 1))
    const held = target?.read(next) ?? []
    if (target === undefined || held.length >= (target.most ?? Infinity))
      return bad(`${move} cannot lie at ${to}.`)
    next = target.write(next, target.inOrder === undefined ? withToken(held, move) : [...held, move])
  }
  return good(next)
}

/** The situation with a row in another order. */
export function heapArranged<S>(
  heaps: readonly Heap<S>[],
  now: S,
  { arrange, pieces }: Extract<Edit, { readonly arrange: string }>,
): Parsed<S> {
  const row = heaps.find(({ at, inOrder }) => at.id === arrange && inOrder !== undefined)
  if (row?.inOrder === undefined) return bad(`${arrange} is not kept in order.`)
  const held = row.read(now)
  return held.toSorted().join() === pieces.toSorted().join()
    ? good(row.write(now, pieces))
    : bad(row.inOrder(held))
}
