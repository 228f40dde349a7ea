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

/** What is corrected: the table of a match, or one that is being set up. */
export interface Correctable {
  readonly game: Game
  readonly situation: unknown
  /** Takes a correction; says what is wrong with it, or nothing. */
  readonly correct: (edits: readonly Edit[]) => Promise<string | undefined>
  /** Why a correction would leave something that cannot be left so, and what may be corrected with it. */
  readonly misfit: (edits: readonly Edit[]) => Misfit | undefined
  /** Takes the last correction back. */
  readonly undo: () => Promise<void>
}

/** Pieces of one kind in a place. */
export interface PieceGroup {
  readonly piece: Candidate
  readonly at: Place
  readonly count: number
}

/** What lies in a place, each kind once. */
export function groupsAt(layout: Layout, place: string): readonly PieceGroup[] {
  const heaps = new Map<string, PieceGroup>()
  for (const { piece, at, count } of placed(layout))
    if (at.id === place && count > 0)
      heaps.set(piece.id, { piece, at, count: count + (heaps.get(piece.id)?.count ?? 0) })
  return [...heaps.values()]
}

/** The move of `count` pieces of a heap to a place. */
export function moveEdit({ piece, at }: PieceGroup, to: string, count = 1): Edit {
  return { move: piece.id, from: at.id, to, count }
}

/** Whether one of a heap can be laid in a place, so that something changes. */
function canMove({ game, situation }: Correctable, heap: PieceGroup, to: string): boolean {
  const next = game.correct(situation, moveEdit(heap, to))
  return next.ok && next.value !== situation
}

/** The places where a heap's pieces may be laid instead. */
export function movesFor(table: Correctable, layout: Layout, heap: PieceGroup): readonly Place[] {
  return placesOf(layout).filter(({ id }) => id !== heap.at.id && canMove(table, heap, id))
}

/** What may be brought to a place, from wherever it lies. */
export function movableTo(table: Correctable, layout: Layout, to: string): readonly PieceGroup[] {
  const places = placesOf(layout).filter(({ id }) => id !== to)
  return places.flatMap(({ id }) => groupsAt(layout, id)).filter((heap) => canMove(table, heap, to))
}

/** The places that hold something, or may: those that a person can point at. */
export function places(layout: Layout): readonly Place[] {
  const unused = new Set(layout.lying.flatMap(({ at, unused: box }) => (box === true ? [at.id] : [])))
  return placesOf(layout).filter(({ id }) => !unused.has(id) || layout.places.some((each) => each.id === id))
}

/** The things with numbers that a person can point at by themselves: neither a place or a part of the table, nor a piece, which leads to its place. */
export function selectableSubjects(layout: Layout): readonly Candidate[] {
  const taken = new Set(placed(layout).flatMap(({ piece, at }) => [piece.id, at.id]))
  const parts = new Set(placesOf(layout).map(({ part }) => part?.id))
  for (const { id } of placesOf(layout)) taken.add(id)
  return editableSubjects(layout).flatMap(({ id, name }) =>
    name === undefined || taken.has(id) || parts.has(name.id) ? [] : [{ id, name }],
  )
}

/** Places by the part of the table that they belong to; those that are parts themselves come first. */
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

/** The things with numbers that may be something else than they are. */
export function editableSubjects(layout: Layout): readonly Subject[] {
  const counters = layout.counters.filter(
    ({ among, between }) => among?.length !== 1 && (between === undefined || between[0] < between[1]),
  )
  return subjectsOf({ ...layout, counters })
}
