import { distanceBetween, heightOf, type Hex, isFull, labelOf, mapHexes } from './hexes.ts'

/** Five are in the box, others come with expansions. */
export const mapNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Those of the box, and those that the pack names. */
export function mapsWith({ maps = [] }: { readonly maps?: readonly number[] }): readonly number[] {
  return mapNumbers.filter((each) => each <= 5 || maps.includes(each))
}

/** Two long edges of 17 hexes, two short ones of 12. */
export const edges = ['A', 'L', '02', '18'] as const

/** A02 to A18, L02 to L18, A02 to L02, A18 to L18. */
export type Edge = (typeof edges)[number]

const beside: Readonly<Record<Edge, { readonly x: number; readonly y: number; readonly opposite: Edge }>> = {
  A: { x: 0, y: -1, opposite: 'L' },
  L: { x: 0, y: 1, opposite: 'A' },
  '02': { x: -1, y: 0, opposite: '18' },
  '18': { x: 1, y: 0, opposite: '02' },
}

/** `turned` maps have their edge L at the top. */
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

/** Converts between an edge of the map and a direction on the table, both ways. */
export function asPlaced({ turned }: Pick<MapInPlay, 'turned'>, edge: Edge): Edge {
  return turned === true ? oppositeOf(edge) : edge
}

export function unusedMaps({ maps, pack }: MapsOnTable): readonly number[] {
  return mapsWith(pack).filter((each) => !maps.some(({ map }) => map === each))
}

export interface EdgeOfMap {
  readonly map: number
  readonly edge: Edge
}

export function oppositeOf(edge: Edge): Edge {
  return beside[edge].opposite
}

export function isLong(edge: Edge): boolean {
  return edge === 'A' || edge === 'L'
}

export function joinedAt(maps: readonly MapInPlay[], { map, edge }: EdgeOfMap): MapInPlay | undefined {
  const from = maps.find((each) => each.map === map)
  const { x, y } = beside[from === undefined ? edge : asPlaced(from, edge)]
  return from && maps.find((each) => each.x === from.x + x && each.y === from.y + y)
}

/** G 3.8: edges without another map, for entering units and further maps. */
export function openEdges(maps: readonly MapInPlay[]): readonly EdgeOfMap[] {
  return maps.flatMap(({ map }) =>
    edges.map((edge) => ({ map, edge })).filter((each) => joinedAt(maps, each) === undefined),
  )
}

/** The edge across all maps between: the opponent's entry edge. */
export function acrossFrom(maps: readonly MapInPlay[], { map, edge }: EdgeOfMap): EdgeOfMap {
  return outermost(maps, { map, edge: oppositeOf(edge) })
}

/** G 3.8: the far edge of the last map in this direction. */
export function outermost(maps: readonly MapInPlay[], from: EdgeOfMap): EdgeOfMap {
  const next = joinedAt(maps, from)
  return next === undefined ? from : outermost(maps, sameSide(maps, from, next))
}

function sameSide(maps: readonly MapInPlay[], { map, edge }: EdgeOfMap, other: MapInPlay): EdgeOfMap {
  const side = asPlaced(maps.find((each) => each.map === map) ?? other, edge)
  return { map: other.map, edge: asPlaced(other, side) }
}

/** Free edges only, this one first. */
export function edgesOnSide(maps: readonly MapInPlay[], from: EdgeOfMap): readonly EdgeOfMap[] {
  const others = maps.filter(({ map }) => map !== from.map).map((each) => sameSide(maps, from, each))
  return [from, ...others.filter((each) => joinedAt(maps, each) === undefined)]
}

/** Long edges join long ones, short edges short ones. */
export function withMapAt(
  maps: readonly MapInPlay[],
  { map, edge }: EdgeOfMap,
  added: number,
  isTurned = false,
): readonly MapInPlay[] {
  const from = maps.find((each) => each.map === map) ?? { map, x: 0, y: 0 }
  const { x, y } = beside[asPlaced(from, edge)]
  const laid = { map: added, x: from.x + x, y: from.y + y }
  return [...maps, isTurned ? { ...laid, turned: true } : laid]
}

export function touching(maps: readonly MapInPlay[], at: EdgeOfMap, isTurned: boolean): Edge {
  const from = maps.find((each) => each.map === at.map) ?? {}
  const towards = oppositeOf(asPlaced(from, at.edge))
  return isTurned ? oppositeOf(towards) : towards
}

/** Whole hexes, and those made of two halves on joined maps. */
export function hexesOf(maps: readonly MapInPlay[]): readonly string[] {
  const before = hexesByMaps.get(maps)
  if (before !== undefined) return before
  const all = maps.flatMap(({ map, turned }) => {
    const whole = mapHexes.map((hex) => `${map}-${labelOf(hex)}`)
    // Two maps joined at L or 18 both name the hexes between them: the unturned map counts.
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

/** Halves without a counterpart: no counter may be there. */
export function halvesOf(maps: readonly MapInPlay[]): readonly string[] {
  const whole = new Set(hexesOf(maps))
  return maps.flatMap(({ map }) =>
    joinedHexes.map((hex) => `${map}-${labelOf(hex)}`).filter((hex) => !whole.has(hex)),
  )
}

/** Hexes shared with a map joined below or to the right. */
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

const placeNames = new Map<number, string>(
  [...places].map(([place, { map, hex }]) => [nameKey(map, hex.column, heightOf(hex)), place]),
)

/** One number as key: columns and heights are far below 1000, so keys are unique. */
function nameKey(map: number, column: number, height: number): number {
  return 1_000_000 * map + 1000 * column + height
}

/** Map and hex: `1-E09`. */
export function placeOf(place: string): Place | undefined {
  return places.get(place)
}

/** Across joined maps too; undefined if a place is on no map in play. */
export function distance(maps: readonly MapInPlay[], from: string, to: string): number | undefined {
  const a = onTable(maps, from)
  const b = onTable(maps, to)
  return a && b && distanceBetween(a.x - b.x, a.y - b.y)
}

/** Column from the left, and height in half hexes from the top. */
export function spotOf(lies: Pick<MapInPlay, 'turned'>, hex: Hex): readonly [number, number] {
  return turnedWith(lies, hex.column, heightOf(hex))
}

/** Its own inverse: converts between the map and its place on the table. */
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

/** Undefined if the map has no hex there. */
export function placeOn(lies: MapInPlay, atX: number, atY: number): string | undefined {
  const [column, height] = turnedWith(lies, atX - 18 * lies.x, atY - 24 * lies.y)
  return placeNames.get(nameKey(lies.map, column, height))
}

/** Cached while the maps do not change. */
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

/** The map that names the hex and, for two halves, the joined one. */
export function mapsUnder(maps: readonly MapInPlay[], place: string): readonly number[] {
  const at = placeOf(place)
  if (at === undefined) return []
  const { map, hex } = at
  const joined = isFull(hex) ? undefined : joinedAt(maps, { map, edge: hex.column === 19 ? '18' : 'L' })
  return joined === undefined ? [map] : [map, joined.map]
}

/** Counted from 1 at an edge of its map: E09 is the fourth from A. */
export function rankFrom(edge: Edge, place: string): number | undefined {
  const hex = placeOf(place)?.hex
  if (hex === undefined) return undefined
  const { row, column } = hex
  if (edge === 'A') return column % 2 === 0 ? row + 1 : row
  if (edge === 'L') return 12 - row
  return edge === '02' ? column - 1 : 19 - column
}
