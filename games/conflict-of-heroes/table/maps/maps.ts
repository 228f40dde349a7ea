import { distanceBetween, heightOf, type Hex, isFull, labelOf, mapHexes } from './hexes.ts'

/** All maps that may be named, by number: five are in the box, others come with expansions. */
export const mapNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** The maps of an owner: those of the box, and those that the pack names. */
export function mapsWith({ maps = [] }: { readonly maps?: readonly number[] }): readonly number[] {
  return mapNumbers.filter((each) => each <= 5 || maps.includes(each))
}

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

/** A map on the table, where it lies among the maps, and whether it is turned round, its edge L to the top. */
export interface MapInPlay {
  readonly map: number
  readonly x: number
  readonly y: number
  readonly turned?: true
}

interface MapsOnTable {
  readonly maps: readonly MapInPlay[]
  readonly pack: { readonly maps?: readonly number[] }
}

/** Towards which edge of the table an edge of a map lies, or which edge of the map lies there. */
export function asLaid({ turned }: Pick<MapInPlay, 'turned'>, edge: Edge): Edge {
  return turned === true ? oppositeOf(edge) : edge
}

/** The maps of an owner that are not in play. */
export function unusedMaps({ maps, pack }: MapsOnTable): readonly number[] {
  return mapsWith(pack).filter((each) => !maps.some(({ map }) => map === each))
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
  const { x, y } = beside[from === undefined ? edge : asLaid(from, edge)]
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
  return next === undefined ? from : outermost(maps, sameSide(maps, from, next))
}

/** The edge of another map that lies on the same side of the table. */
function sameSide(maps: readonly MapInPlay[], { map, edge }: EdgeOfMap, other: MapInPlay): EdgeOfMap {
  const side = asLaid(maps.find((each) => each.map === map) ?? other, edge)
  return { map: other.map, edge: asLaid(other, side) }
}

/** All edges on the same side of the table where nothing is joined, this one first. */
export function edgesOnSide(maps: readonly MapInPlay[], from: EdgeOfMap): readonly EdgeOfMap[] {
  const others = maps.filter(({ map }) => map !== from.map).map((each) => sameSide(maps, from, each))
  return [from, ...others.filter((each) => joinedAt(maps, each) === undefined)]
}

/** The maps with one more, joined to this edge: long to long, short to short. */
export function withMapAt(
  maps: readonly MapInPlay[],
  { map, edge }: EdgeOfMap,
  added: number,
  isTurned = false,
): readonly MapInPlay[] {
  const from = maps.find((each) => each.map === map) ?? { map, x: 0, y: 0 }
  const { x, y } = beside[asLaid(from, edge)]
  const laid = { map: added, x: from.x + x, y: from.y + y }
  return [...maps, isTurned ? { ...laid, turned: true } : laid]
}

/** The edge with which a map touches the one that it is joined to. */
export function touching(maps: readonly MapInPlay[], at: EdgeOfMap, isTurned: boolean): Edge {
  const from = maps.find((each) => each.map === at.map) ?? {}
  const towards = oppositeOf(asLaid(from, at.edge))
  return isTurned ? oppositeOf(towards) : towards
}

/** The hexes that may hold a counter: every whole hex, and those that two joined maps make of their halves. */
export function hexesOf(maps: readonly MapInPlay[]): readonly string[] {
  const before = hexesByMaps.get(maps)
  if (before !== undefined) return before
  const all = maps.flatMap(({ map, turned }) => {
    const whole = mapHexes.map((hex) => `${map}-${labelOf(hex)}`)
    // Two maps that touch with L or 18 both name the hexes between them: the one that is not turned counts.
    const names = (edge: Edge): boolean => {
      const other = joinedAt(maps, { map, edge })
      return other !== undefined && (turned !== true || other.turned === true)
    }
    const below = names('L') ? rowM : []
    const right = names('18') ? column19 : []
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

/** The names of all places, by map, column and height. */
const placeNames = new Map<number, string>(
  [...places].map(([place, { map, hex }]) => [nameKey(map, hex.column, heightOf(hex)), place]),
)

/** Map, column and height as one number: columns and heights stay far below 1000, so no two places share one. */
function nameKey(map: number, column: number, height: number): number {
  return 1_000_000 * map + 1000 * column + height
}

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

/** Where a hex lies on the place of its map: its column from the left, and its height in half hexes from the top. */
export function spotOf(lies: Pick<MapInPlay, 'turned'>, hex: Hex): readonly [number, number] {
  return turnedWith(lies, hex.column, heightOf(hex))
}

/** From column and height on a map to those on its place on the table, and from there to those on the map. */
function turnedWith(
  { turned }: Pick<MapInPlay, 'turned'>,
  column: number,
  height: number,
): readonly [number, number] {
  return turned === true ? [20 - column, 24 - height] : [column, height]
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** How a map calls the hex that lies there on the table; undefined where it has none. */
export function placeOn(lies: MapInPlay, atX: number, atY: number): string | undefined {
  const [column, height] = turnedWith(lies, atX - 18 * lies.x, atY - 24 * lies.y)
  return placeNames.get(nameKey(lies.map, column, height))
}

/** Where a place lies on the table; looked for once while the maps lie as they do. */
export function onTable(maps: readonly MapInPlay[], place: string): Spot | undefined {
  let spots = spotsByMaps.get(maps)
  if (spots === undefined) {
    spots = new Map()
    spotsByMaps.set(maps, spots)
  }
  const known = spots.get(place)
  if (known !== undefined) return known
  const at = placeOf(place)
  const lies = maps.find(({ map }) => map === at?.map)
  if (at === undefined || lies === undefined) return undefined
  const [column, height] = spotOf(lies, at.hex)
  const spot = { x: column + 18 * lies.x, y: height + 24 * lies.y }
  spots.set(place, spot)
  return spot
}

const spotsByMaps = new WeakMap<readonly MapInPlay[], Map<string, Spot>>()

/** The maps that a hex lies on: the one that names it, and the one that is joined there where it is made of two halves. */
export function mapsUnder(maps: readonly MapInPlay[], place: string): readonly number[] {
  const at = placeOf(place)
  if (at === undefined) return []
  const { map, hex } = at
  const joined = isFull(hex) ? undefined : joinedAt(maps, { map, edge: hex.column === 19 ? '18' : 'L' })
  return joined === undefined ? [map] : [map, joined.map]
}

/** The how-manieth hex it is, counted from an edge of its map: E09 is the fourth from A. */
export function rankFrom(edge: Edge, place: string): number | undefined {
  const hex = placeOf(place)?.hex
  if (hex === undefined) return undefined
  const { row, column } = hex
  if (edge === 'A') return column % 2 === 0 ? row + 1 : row
  if (edge === 'L') return 12 - row
  return edge === '02' ? column - 1 : 19 - column
}
