import {
  type Candidate,
  type Edit,
  type Game,
  type Layout,
  type Message,
  type InvalidState,
  type Place,
  pieceLocations,
  placesOf,
  type ValueOwner,
  valueOwners,
} from '@opfor/kernel'

export type Step =
  | { readonly at: 'start' }
  | { readonly at: 'place'; readonly place: string }
  | { readonly at: 'heap'; readonly heap: PieceGroup; readonly count: number }
  /** The place that a piece is moved to. */
  | { readonly at: 'bring'; readonly place: string }
  | { readonly at: 'order'; readonly place: string }
  | { readonly at: 'subject'; readonly id: string }

/** The table of a match, or of a position being set up. */
export interface Correctable {
  readonly game: Game
  readonly situation: unknown
  /** Returns a problem if the correction is refused. */
  readonly correct: (edits: readonly Edit[]) => Promise<string | undefined>
  /** Why a correction would make the table inconsistent, and the further corrections needed. */
  readonly misfit: (edits: readonly Edit[]) => InvalidState | undefined
  readonly undo: () => Promise<void>
}

export interface PieceGroup {
  readonly piece: Candidate
  readonly at: Place
  readonly count: number
}

export function groupsAt(layout: Layout, place: string): readonly PieceGroup[] {
  const heaps = new Map<string, PieceGroup>()
  for (const { piece, at, count } of pieceLocations(layout))
    if (at.id === place && count > 0)
      heaps.set(piece.id, { piece, at, count: count + (heaps.get(piece.id)?.count ?? 0) })
  return [...heaps.values()]
}

/** Groups on a part of the table, such as a map, come first; those not in play last. */
export function groupsOf(layout: Layout): readonly PieceGroup[] {
  const unused = unusedPlaces(layout)
  const rankOf = ({ id, part }: Place): number => (unused.has(id) ? 2 : part === undefined ? 1 : 0)
  return placesOf(layout)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap(({ id }) => groupsAt(layout, id))
}

export function moveEdit({ piece, at }: PieceGroup, to: string, count = 1): Edit {
  return { move: piece.id, from: at.id, to, count }
}

function canMove({ game, situation }: Correctable, heap: PieceGroup, to: string): boolean {
  const next = game.applyEdit(situation, moveEdit(heap, to))
  return next.ok && next.value !== situation
}

export function movesFor(table: Correctable, layout: Layout, heap: PieceGroup): readonly Place[] {
  return placesOf(layout).filter(({ id }) => id !== heap.at.id && canMove(table, heap, id))
}

export function movableTo(table: Correctable, layout: Layout, to: string): readonly PieceGroup[] {
  const places = placesOf(layout).filter(({ id }) => id !== to)
  return places.flatMap(({ id }) => groupsAt(layout, id)).filter((heap) => canMove(table, heap, to))
}

function unusedPlaces({ lying }: Layout): ReadonlySet<string> {
  return new Set(lying.flatMap(({ at, unused }) => (unused === true ? [at.id] : [])))
}

/** Includes empty places that may contain pieces. */
export function places(layout: Layout): readonly Place[] {
  const unused = unusedPlaces(layout)
  return placesOf(layout).filter(({ id }) => !unused.has(id) || layout.places.some((each) => each.id === id))
}

/** Subjects selectable by themselves: not places, parts of the table, or pieces, which lead to their place. */
export function selectableSubjects(layout: Layout): readonly Candidate[] {
  const taken = new Set(pieceLocations(layout).flatMap(({ piece, at }) => [piece.id, at.id]))
  const parts = new Set(placesOf(layout).map(({ part }) => part?.id))
  for (const { id } of placesOf(layout)) taken.add(id)
  return editableSubjects(layout).flatMap(({ id, name }) =>
    name === undefined || taken.has(id) || parts.has(name.id) ? [] : [{ id, name }],
  )
}

/** Counters of parts of the table, such as a battle marker; each leads to its subject. */
export function selectableCounters(layout: Layout): readonly (Candidate & { readonly subject: string })[] {
  const parts = new Set(placesOf(layout).map(({ part }) => part?.id))
  return editableSubjects(layout).flatMap(({ id: subject, name: part, counters }) =>
    part === undefined || !parts.has(part.id) ? [] : counters.map(({ id, name }) => ({ id, name, subject })),
  )
}

/** Places without a part come first. */
export function groupByPart(
  all: readonly Place[],
): readonly { readonly part?: Message; readonly places: readonly Place[] }[] {
  const groups = Map.groupBy(all, ({ part }) => part?.id)
  const alone = groups.get(undefined) ?? []
  const parts = [...groups].flatMap(([id, some]) => {
    const part = some[0]?.part
    return id === undefined || part === undefined ? [] : [{ part, places: some }]
  })
  return alone.length === 0 ? parts : [{ places: alone }, ...parts]
}

/** Subjects with counters that can have other values. */
export function editableSubjects(layout: Layout): readonly ValueOwner[] {
  const counters = layout.counters.filter(
    ({ allowedValues, range }) => allowedValues?.length !== 1 && (range === undefined || range[0] < range[1]),
  )
  return valueOwners({ ...layout, counters })
}
