/** Hexes and maps: where they lie, how far apart they are, which edges are free. */

import type { Edge } from './facts.ts'
import type { Entry, LaidMap, State } from './state.ts'

const letters = 'ABCDEFGHIJKL'
const edges: readonly Edge[] = ['up', 'down', 'left', 'right']
const across: Readonly<Record<Edge, Edge>> = { up: 'down', down: 'up', left: 'right', right: 'left' }

/** The labels of the whole hexes of a map. */
const labels: readonly string[] = letters.split('').flatMap((letter) =>
  Array.from({ length: 17 }, (_, place) => place + 2)
    .filter((column) => column % 2 === 0 || letter !== 'A')
    .map((column) => `${letter}${String(column).padStart(2, '0')}`),
)

/** Column, and half hexes from above, on the map itself. */
function onMap(label: string): readonly [number, number] {
  const column = Number(label.slice(1))
  const row = letters.indexOf(label[0] ?? '')
  return [column, 2 * row + (column % 2 === 0 ? 1 : 0)]
}

/** A hex is named by its map and its label: 2-J10. */
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
  return state.maps.flatMap(({ name }) => hexesOfMap(name))
}

export function hexesOfMap(name: string): readonly string[] {
  return labels.map((label) => `${name}-${label}`)
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

/** The edges along which no other map lies. */
export function freeEdges(state: State): readonly Entry[] {
  return state.maps.flatMap((map) =>
    edges
      .filter((edge) => neighbour(state, map, edge) === undefined)
      .map((edge) => ({ map: map.name, edge })),
  )
}

/** G 3.8: from map to map in one direction to the last one's edge. */
export function outermost(state: State, { map, edge }: Entry): Entry {
  let last = laid(state, map)
  for (let next = neighbour(state, last, edge); next !== undefined; next = neighbour(state, last, edge))
    last = next
  return { map: last.name, edge }
}

/** The edge across: on the farthest map in that direction. */
export function opposite(state: State, { map, edge }: Entry): Entry {
  return outermost(state, { map, edge: across[edge] })
}

export function nameOf({ map, edge }: Entry): string {
  return `${map} ${edge}`
}

export function entryNamed(name: string): Entry {
  const [map = '', edge] = name.split(' ')
  return { map, edge: edge as Edge }
}

/** The maps whose edges make up an entry edge: one, or the whole side of all that lie beside it. */
function wholeEdge(state: State, { map, edge }: Entry): readonly Entry[] {
  if (state.facts.settings.readings.wideEdge === 'one') return [{ map, edge }]
  const first = laid(state, map)
  const row = state.maps.filter((each) => (isLong(edge) ? each.y === first.y : each.x === first.x))
  return row.map(({ name }) => ({ map: name, edge }))
}

/** The whole hexes along an entry edge. */
function hexesAlong(state: State, entry: Entry): readonly string[] {
  return wholeEdge(state, entry).flatMap(({ map, edge }) => {
    const { turned } = laid(state, map)
    const printed = turned ? across[edge] : edge
    const ends: Readonly<Record<Edge, (label: string) => boolean>> = {
      up: (label) => label.startsWith('A') || (label.startsWith('B') && onMap(label)[0] % 2 === 1),
      down: (label) => label.startsWith('L'),
      left: (label) => label.endsWith('02'),
      right: (label) => label.endsWith('18'),
    }
    return labels.filter(ends[printed]).map((label) => `${map}-${label}`)
  })
}

/** How many whole hexes from an entry edge a hex is, those of the edge being the first. */
export function fromEdge(state: State, entry: Entry, hex: string): number {
  return 1 + Math.min(...hexesAlong(state, entry).map((each) => distance(state, each, hex)))
}

/** Lays a map beside another one, on a free edge. */
export function layBeside(state: State, name: string, { map, edge }: Entry, turned: boolean): void {
  state.maps.push({ name, ...beside(laid(state, map), edge), turned })
}
