import {
  type Candidate,
  type Edit,
  type Game,
  type Layout,
  type Message,
  type Misfit,
  type Place,
  placed,
  placesOf,
  type Subject,
  subjectsOf,
} from '@opfor/kernel'

/** A table that can be corrected: that of a match, or of a position being set up. */
export interface Correctable {
  readonly game: Game
  readonly situation: unknown
  /** Applies a correction; returns a problem if it is refused. */
  readonly correct: (edits: readonly Edit[]) => Promise<string | undefined>
  /** Why a correction would make the table inconsistent, and what to correct as well. */
  readonly misfit: (edits: readonly Edit[]) => Misfit | undefined
  /** Undoes the last correction. */
  readonly undo: () => Promise<void>
}

/** Pieces of the same kind in one place. */
export interface PieceGroup {
  readonly piece: Candidate
  readonly at: Place
  readonly count: number
}

/** The pieces in a place, grouped by kind. */
export function groupsAt(layout: Layout, place: string): readonly PieceGroup[] {
  const heaps = new Map<string, PieceGroup>()
  for (const { piece, at, count } of placed(layout))
    if (at.id === place && count > 0)
      heaps.set(piece.id, { piece, at, count: count + (heaps.get(piece.id)?.count ?? 0) })
  return [...heaps.values()]
}

/** All groups of pieces: those on a part of the table, such as a map, come first, and those that are not in play last. */
export function groupsOf(layout: Layout): readonly PieceGroup[] {
  const unused = unusedPlaces(layout)
  const rankOf = ({ id, part }: Place): number => (unused.has(id) ? 2 : part === undefined ? 1 : 0)
  return placesOf(layout)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap(({ id }) => groupsAt(layout, id))
}

/** The edit that moves `count` pieces of a group to a place. */
export function moveEdit({ piece, at }: PieceGroup, to: string, count = 1): Edit {
  return { move: piece.id, from: at.id, to, count }
}

/** Whether a piece of a group can be moved to a place with an effect. */
function canMove({ game, situation }: Correctable, heap: PieceGroup, to: string): boolean {
  const next = game.correct(situation, moveEdit(heap, to))
  return next.ok && next.value !== situation
}

/** The places to which a group of pieces can be moved. */
export function movesFor(table: Correctable, layout: Layout, heap: PieceGroup): readonly Place[] {
  return placesOf(layout).filter(({ id }) => id !== heap.at.id && canMove(table, heap, id))
}

/** The groups of pieces that can be moved to a place. */
export function movableTo(table: Correctable, layout: Layout, to: string): readonly PieceGroup[] {
  const places = placesOf(layout).filter(({ id }) => id !== to)
  return places.flatMap(({ id }) => groupsAt(layout, id)).filter((heap) => canMove(table, heap, to))
}

/** The places of pieces that are not in play, such as the box. */
function unusedPlaces({ lying }: Layout): ReadonlySet<string> {
  return new Set(lying.flatMap(({ at, unused }) => (unused === true ? [at.id] : [])))
}

/** The places that contain pieces, or may: those that can be selected. */
export function places(layout: Layout): readonly Place[] {
  const unused = unusedPlaces(layout)
  return placesOf(layout).filter(({ id }) => !unused.has(id) || layout.places.some((each) => each.id === id))
}

/** The subjects that can be selected on the board by themselves: not places, parts of the table, or pieces, which lead to their place. */
export function selectableSubjects(layout: Layout): readonly Candidate[] {
  const taken = new Set(placed(layout).flatMap(({ piece, at }) => [piece.id, at.id]))
  const parts = new Set(placesOf(layout).map(({ part }) => part?.id))
  for (const { id } of placesOf(layout)) taken.add(id)
  return editableSubjects(layout).flatMap(({ id, name }) =>
    name === undefined || taken.has(id) || parts.has(name.id) ? [] : [{ id, name }],
  )
}

/** The counters of parts of the table, such as a battle marker: each can be selected on the board and leads to its subject. */
export function selectableCounters(layout: Layout): readonly (Candidate & { readonly subject: string })[] {
  const parts = new Set(placesOf(layout).map(({ part }) => part?.id))
  return editableSubjects(layout).flatMap(({ id: subject, name: part, counters }) =>
    part === undefined || !parts.has(part.id) ? [] : counters.map(({ id, name }) => ({ id, name, subject })),
  )
}

/** Groups places by the part of the table they belong to; places without a part come first. */
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

/** The subjects with counters that can have other values. */
export function editableSubjects(layout: Layout): readonly Subject[] {
  const counters = layout.counters.filter(
    ({ among, between }) => among?.length !== 1 && (between === undefined || between[0] < between[1]),
  )
  return subjectsOf({ ...layout, counters })
}
