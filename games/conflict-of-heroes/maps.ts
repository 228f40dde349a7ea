import { distanceBetween, heightOf, type Hex, isFull, labelOf, mapHexes } from './hexes.ts'

/** The maps of the box, by number. */
export const mapNumbers = [1, 2, 3, 4, 5] as const

/** The edges of a map: two long ones of 17 hexes, two short ones of 12. */
export const edges = ['A', 'L', '02', '18'] as const

/** One of the edges: A02 to A18, L02 to L18, A02 to L02, A18 to L18. */
export type Edge = (typeof edges)[number]

const beside: Readonly<Record<Edge, { readonly x: number; readonly y: number; readonly opposite: Edge }>> = {
  A: { x: 0, y: -1, opposite: 'L' },
  L: { x: 0, y: 1, opposite: 'A' },
  '02': { x: -1, y: 0, opposite: '18' },
  '18': { x: 1, y: 0, opposite: '02' },
}

/** A map on the table and where it lies among the maps; all lie the same way round. */
export interface MapInPlay {
  readonly map: number
  readonly x: number
  readonly y: number
}

/** The maps of the box that are not in play. */
export function unusedMaps(maps: readonly MapInPlay[]): readonly number[] {
  return mapNumbers.filter((each) => !maps.some(({ map }) => map === each))
}

/** An edge of a map on the table. */
export interface EdgeOfMap {
  readonly map: number
  readonly edge: Edge
}

/** The edge across. */
export function oppositeOf(edge: Edge): Edge {
  return beside[edge].opposite
}

/** Whether an edge is one of the two long ones. */
export function isLong(edge: Edge): boolean {
  return edge === 'A' || edge === 'L'
}

/** The map that touches this edge. */
export function joinedAt(maps: readonly MapInPlay[], { map, edge }: EdgeOfMap): MapInPlay | undefined {
  const from = maps.find((each) => each.map === map)
  const { x, y } = beside[edge]
  return from && maps.find((each) => each.x === from.x + x && each.y === from.y + y)
}

/** The edges where nothing is joined: units may enter there, and a map be added; G 3.8. */
export function openEdges(maps: readonly MapInPlay[]): readonly EdgeOfMap[] {
  return maps.flatMap(({ map }) =>
    edges.map((edge) => ({ map, edge })).filter((each) => joinedAt(maps, each) === undefined),
  )
}

/** The edge across all maps that lie between: where the opponent's units enter. */
export function acrossFrom(maps: readonly MapInPlay[], { map, edge }: EdgeOfMap): EdgeOfMap {
  return outermost(maps, { map, edge: oppositeOf(edge) })
}

/** The far edge of the last map that is joined in this direction; G 3.8. */
export function outermost(maps: readonly MapInPlay[], from: EdgeOfMap): EdgeOfMap {
  const next = joinedAt(maps, from)
  return next === undefined ? from : outermost(maps, { map: next.map, edge: from.edge })
}

/** The same edge of all maps in a row with this one, as far as nothing is joined to it. */
export function edgesInARow(maps: readonly MapInPlay[], { map, edge }: EdgeOfMap): readonly EdgeOfMap[] {
  const row: EdgeOfMap[] = [{ map, edge }]
  for (const along of edges.filter((each) => isLong(each) !== isLong(edge)))
    for (
      let next = joinedAt(maps, { map, edge: along });
      next !== undefined && joinedAt(maps, { map: next.map, edge }) === undefined;
      next = joinedAt(maps, { map: next.map, edge: along })
    )
      row.push({ map: next.map, edge })
  return row
}

/** The maps with one more, joined to this edge: long to long, short to short. */
export function withMapAt(
  maps: readonly MapInPlay[],
  { map, edge }: EdgeOfMap,
  added: number,
): readonly MapInPlay[] {
  const from = maps.find((each) => each.map === map) ?? { x: 0, y: 0 }
  return [...maps, { map: added, x: from.x + beside[edge].x, y: from.y + beside[edge].y }]
}

/** The hexes that may hold a counter: every whole hex, and those that two joined maps make of their halves. */
export function hexesOf(maps: readonly MapInPlay[]): readonly string[] {
  const before = hexesByMaps.get(maps)
  if (before !== undefined) return before
  const all = maps.flatMap(({ map }) => {
    const whole = mapHexes.map((hex) => `${map}-${labelOf(hex)}`)
    const below = joinedAt(maps, { map, edge: 'L' }) === undefined ? [] : rowM
    const right = joinedAt(maps, { map, edge: '18' }) === undefined ? [] : column19
    return [...whole, ...[...below, ...right].map((hex) => `${map}-${labelOf(hex)}`)]
  })
  hexesByMaps.set(maps, all)
  return all
}

const hexesByMaps = new WeakMap<readonly MapInPlay[], readonly string[]>()
const rowM: readonly Hex[] = [3, 5, 7, 9, 11, 13, 15, 17].map((column) => ({ row: 12, column }))
const column19: readonly Hex[] = Array.from({ length: 11 }, (_, at) => ({ row: at + 1, column: 19 }))

/** The halves at the edges of the maps that make no hex with another: no counter may lie there. */
export function halvesOf(maps: readonly MapInPlay[]): readonly string[] {
  const whole = new Set(hexesOf(maps))
  return maps.flatMap(({ map }) =>
    joinedHexes.map((hex) => `${map}-${labelOf(hex)}`).filter((hex) => !whole.has(hex)),
  )
}

/** The hexes that a map makes with one that is joined below it or to its right. */
export const joinedHexes: readonly Hex[] = [...rowM, ...column19]

interface Place {
  readonly map: number
  readonly hex: Hex
}

const places = new Map<string, Place>(
  mapNumbers.flatMap((map) =>
    [...mapHexes, ...joinedHexes].map((hex) => [`${map}-${labelOf(hex)}`, { map, hex }] as const),
  ),
)

/** A place on the table as map and hex: `1-E09`. */
export function placeOf(place: string): Place | undefined {
  return places.get(place)
}

/** Hexes from one place to another, across joined maps too; undefined where one lies on no map in play. */
export function distance(maps: readonly MapInPlay[], from: string, to: string): number | undefined {
  const a = onTable(maps, from)
  const b = onTable(maps, to)
  return a && b && distanceBetween(a.x - b.x, a.y - b.y)
}

function onTable(
  maps: readonly MapInPlay[],
  place: string,
): { readonly x: number; readonly y: number } | undefined {
  const at = placeOf(place)
  const lies = maps.find(({ map }) => map === at?.map)
  return at && lies && { x: at.hex.column + 18 * lies.x, y: heightOf(at.hex) + 24 * lies.y }
}

/** The how-manieth whole hex it is, counted from an edge of its map: E09 is the fourth from A. */
export function rankFrom(edge: Edge, place: string): number | undefined {
  const hex = placeOf(place)?.hex
  if (hex === undefined || !isFull(hex)) return undefined
  const { row, column } = hex
  if (edge === 'A') return column % 2 === 0 ? row + 1 : row
  if (edge === 'L') return 12 - row
  return edge === '02' ? column - 1 : 19 - column
}
