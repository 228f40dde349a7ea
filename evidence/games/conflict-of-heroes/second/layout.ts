/** Hexes and maps: positions, distances and free edges. */

import type { Edge } from './sides.ts'
import type { Entry, LaidMap, State } from './state.ts'

const letters = 'ABCDEFGHIJKLM'
const edges: readonly Edge[] = ['up', 'down', 'left', 'right']
const across: Readonly<Record<Edge, Edge>> = { up: 'down', down: 'up', left: 'right', right: 'left' }

const columns: readonly number[] = Array.from({ length: 17 }, (_, place) => place + 2)

function label(letter: string, column: number): string {
  return `${letter}${String(column).padStart(2, '0')}`
}

const labels: readonly string[] = letters
  .split('')
  .filter((letter) => letter !== 'M')
  .flatMap((letter) =>
    columns.filter((column) => column % 2 === 0 || letter !== 'A').map((column) => label(letter, column)),
  )

/** Halves that become hexes if another map is below, or to the right. */
const halvesBelow = columns.filter((column) => column % 2 === 1).map((column) => label('M', column))
const halvesRight = 'BCDEFGHIJKL'.split('').map((letter) => label(letter, 19))

const counted = new Map<string, readonly [number, number]>()

function onMap(hex: string): readonly [number, number] {
  const known = counted.get(hex)
  if (known !== undefined) return known
  const column = Number(hex.slice(1))
  const row = letters.indexOf(hex[0] ?? '')
  const place = [column, 2 * row + (column % 2 === 0 ? 1 : 0)] as const
  counted.set(hex, place)
  return place
}

/** For example 2-J10: map and label. */
export function mapOf(hex: string): string {
  return hex.slice(0, hex.indexOf('-'))
}

export function labelOf(hex: string): string {
  return hex.slice(hex.indexOf('-') + 1)
}

function laid(state: State, name: string): LaidMap {
  const found = state.maps.find((each) => each.name === name)
  if (found === undefined) throw new Error(`map ${name} is not in use`)
  return found
}

function onTable(state: State, hex: string): readonly [number, number] {
  const { x, y, turned } = laid(state, mapOf(hex))
  const [column, half] = onMap(labelOf(hex))
  return turned ? [18 * x + 20 - column, 24 * y + 24 - half] : [18 * x + column, 24 * y + half]
}

export function distance(state: State, one: string, two: string): number {
  const [x1, y1] = onTable(state, one)
  const [x2, y2] = onTable(state, two)
  const dx = Math.abs(x1 - x2)
  const dy = Math.abs(y1 - y2)
  return dx + Math.max(0, (dy - dx) / 2)
}

export function allHexes(state: State): readonly string[] {
  return state.maps.flatMap((map) => {
    const below = namesHalves(state, map, 'down') ? halvesBelow : []
    const right = namesHalves(state, map, 'right') ? halvesRight : []
    return [...labels, ...below, ...right].map((each) => `${map.name}-${each}`)
  })
}

/** Two maps if the hex consists of their halves. */
export function mapsUnder(state: State, hex: string): readonly string[] {
  const own = laid(state, mapOf(hex))
  if (labels.includes(labelOf(hex))) return [own.name]
  const next = neighbour(state, own, lying(own, labelOf(hex).endsWith('19') ? 'right' : 'down'))
  return next === undefined ? [own.name] : [own.name, next.name]
}

/** Of two maps, the one not turned labels the join. */
function namesHalves(state: State, map: LaidMap, printed: Edge): boolean {
  const next = neighbour(state, map, lying(map, printed))
  return next !== undefined && (!map.turned || next.turned)
}

function lying({ turned }: LaidMap, edge: Edge): Edge {
  return turned ? across[edge] : edge
}

function beside({ x, y }: { readonly x: number; readonly y: number }, edge: Edge): { x: number; y: number } {
  if (edge === 'up') return { x, y: y - 1 }
  if (edge === 'down') return { x, y: y + 1 }
  return { x: edge === 'left' ? x - 1 : x + 1, y }
}

function neighbour(state: State, map: LaidMap, edge: Edge): LaidMap | undefined {
  const cell = beside(map, edge)
  return state.maps.find(({ x, y }) => x === cell.x && y === cell.y)
}

export function isLong(edge: Edge): boolean {
  return edge === 'up' || edge === 'down'
}

export function freeEdges(state: State): readonly Entry[] {
  return state.maps.flatMap((map) =>
    edges
      .filter((edge) => neighbour(state, map, edge) === undefined)
      .map((edge) => ({ map: map.name, edge })),
  )
}

/** G 3.8: the outer edge of the last map in this direction. */
export function outermost(state: State, { map, edge }: Entry): Entry {
  let last = laid(state, map)
  for (let next = neighbour(state, last, edge); next !== undefined; next = neighbour(state, last, edge))
    last = next
  return { map: last.name, edge }
}

/** On the farthest map in that direction. */
export function opposite(state: State, { map, edge }: Entry): Entry {
  return outermost(state, { map, edge: across[edge] })
}

/** Edges are named as printed on their map. */
export function nameOf(state: State, { map, edge }: Entry): string {
  return `${map} ${lying(laid(state, map), edge)}`
}

export function entryNamed(state: State, name: string): Entry {
  const [map = '', edge] = name.split(' ')
  return { map, edge: lying(laid(state, map), edge as Edge) }
}

/** The edges of an entry edge: one map's, or all free edges on that side. */
export function wholeEdge(state: State, { map, edge }: Entry): readonly Entry[] {
  if (state.facts.settings.readings.wideEdge === 'one') return [{ map, edge }]
  return freeEdges(state).filter((each) => each.edge === edge)
}

/** The hexes along the edge count 1; undefined on other maps. */
export function fromEdge(state: State, { map, edge }: Entry, hex: string): number | undefined {
  if (mapOf(hex) !== map) return undefined
  if (!labels.includes(labelOf(hex)) && !isJoinAlong(state, { map, edge }, hex)) return undefined
  const [column, half] = onMap(labelOf(hex))
  const printed = lying(laid(state, map), edge)
  if (printed === 'left') return column - 1
  if (printed === 'right') return 19 - column
  return printed === 'up' ? Math.ceil(half / 2) : Math.ceil((24 - half) / 2)
}

/** True if the hex is on the join of two maps that share this entry edge. */
function isJoinAlong(state: State, { map, edge }: Entry, hex: string): boolean {
  const own = laid(state, map)
  const next = neighbour(state, own, lying(own, labelOf(hex).endsWith('19') ? 'right' : 'down'))
  return wholeEdge(state, { map, edge }).some((each) => each.map === next?.name)
}

export function layBeside(state: State, name: string, { map, edge }: Entry, turned: boolean): void {
  state.maps.push({ name, turned, ...beside(laid(state, map), edge) })
}
