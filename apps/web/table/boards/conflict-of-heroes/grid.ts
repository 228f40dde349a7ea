import {
  asPlaced,
  type Edge,
  hexesOf,
  type MapInPlay,
  placeOf,
  spotOf,
} from '@opfor/games/conflict-of-heroes/view'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The radius and height of a hex, and the distances between columns and half rows. */
const radius = 10
export const hexHeight = radius * Math.sqrt(3)
const across = 15
const half = Math.sqrt(75)

/** 18 columns from the centre of 01 to the centre of 19, and 24 half rows. */
const map = { w: 18 * across, h: 24 * half }
const margin = 14

export const corners = [
  [-10, 0],
  [-5, -half],
  [5, -half],
  [10, 0],
  [5, half],
  [-5, half],
]
  .map(([x, y]) => `${x},${y}`)
  .join(' ')

export interface GridCell extends Spot {
  readonly place: string
}

export interface Grid {
  readonly w: number
  readonly h: number
  readonly cells: readonly GridCell[]
  readonly maps: readonly (MapInPlay & { readonly left: number; readonly top: number })[]
}

export function layOutMaps(maps: readonly MapInPlay[]): Grid {
  const min = (values: readonly number[]): number => Math.min(0, ...values)
  const max = (values: readonly number[]): number => Math.max(0, ...values)
  const [xs, ys] = [maps.map(({ x }) => x), maps.map(({ y }) => y)]
  const [west, north] = [min(xs), min(ys)]
  const laid = maps.map((each) => ({
    ...each,
    left: margin + (each.x - west) * map.w,
    top: margin + (each.y - north) * map.h,
  }))
  const cells = hexesOf(maps).flatMap((place): readonly GridCell[] => {
    const at = placeOf(place)
    const on = laid.find((each) => each.map === at?.map)
    if (at === undefined || on === undefined) return []
    const [column, height] = spotOf(on, at.hex)
    return [{ place, x: on.left + (column - 1) * across, y: on.top + height * half }]
  })
  return {
    w: (max(xs) - west + 1) * map.w + 2 * margin,
    h: (max(ys) - north + 1) * map.h + 2 * margin,
    cells,
    maps: laid,
  }
}

export const mapSize = map

type PlacedMap = Pick<MapInPlay, 'turned'> & { readonly left: number; readonly top: number }

export function edgeStrip({ left, top, ...on }: PlacedMap, edgeOfMap: Edge, outer = 9, inner = 2) {
  const edge = asPlaced(on, edgeOfMap)
  const thick = outer - inner
  if (edge === 'A') return { x: left, y: top - outer, width: map.w, height: thick }
  if (edge === 'L') return { x: left, y: top + map.h + inner, width: map.w, height: thick }
  if (edge === '02') return { x: left - outer, y: top, width: thick, height: map.h }
  return { x: left + map.w + inner, y: top, width: thick, height: map.h }
}

/** The margin, extended into the map by up to half a hex. */
export function edgeTouchArea(on: PlacedMap, edge: Edge, thick: number) {
  return edgeStrip(on, edge, margin, Math.max(-hexHeight / 2, Math.min(0, margin - thick)))
}

export function nearestInDirection(
  from: GridCell,
  key: string,
  cells: readonly GridCell[],
): GridCell | undefined {
  const ways: Readonly<Record<string, Spot>> = {
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
  }
  const way = ways[key]
  if (way === undefined) return undefined
  const cost = ({ x, y }: GridCell): number => {
    const along = (x - from.x) * way.x + (y - from.y) * way.y
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x)
    return along <= 1 ? Number.POSITIVE_INFINITY : along + aside
  }
  return cells.reduce<GridCell | undefined>(
    (best, each) => (cost(each) < (best === undefined ? Number.POSITIVE_INFINITY : cost(best)) ? each : best),
    undefined,
  )
}
