import { isNear, meet, type Point, squared, turning } from './point.ts'

/** Corners in order, or a circle. The edge is inside. */
export type Outline =
  | { readonly corners: readonly Point[] }
  | { readonly centre: Point; readonly radius: number }

/** None, some, or the best. */
export type Cover = 0 | 1 | 2

export interface Terrain {
  readonly id: string
  readonly name: string
  readonly outline: Outline
  readonly cover: Cover
  readonly blocks: boolean
  readonly impassable: boolean
}

export function holds(outline: Outline, at: Point): boolean {
  if ('centre' in outline) return squared(outline.centre, at) <= outline.radius * outline.radius
  if (isApart(boxOf(outline), at, at)) return false
  if (edges(outline.corners).some(([a, b]) => isNear(a, b, at, 0, true))) return true
  let inside = false
  for (const [a, b] of edges(outline.corners))
    if (a.y > at.y !== b.y > at.y && turning(a, b, at) > 0 === b.y > a.y) inside = !inside
  return inside
}

export function touches(outline: Outline, a: Point, b: Point): boolean {
  if (isApart(boxOf(outline), a, b)) return false
  if ('centre' in outline) return isNear(a, b, outline.centre, outline.radius, true)
  return edges(outline.corners).some(([c, d]) => meet(a, b, c, d)) || holds(outline, a)
}

/** In the outline, or nearer than `tenths`. */
export function isCloseTo(outline: Outline, at: Point, tenths: number): boolean {
  const { left, right, low, high } = boxOf(outline)
  if (at.x < left - tenths || at.x > right + tenths || at.y < low - tenths || at.y > high + tenths)
    return false
  if ('centre' in outline) {
    const reach = outline.radius + tenths
    return squared(outline.centre, at) < reach * reach
  }
  return edges(outline.corners).some(([a, b]) => isNear(a, b, at, tenths, false)) || holds(outline, at)
}

const known = new WeakMap<readonly Point[], readonly (readonly [Point, Point])[]>()

function edges(corners: readonly Point[]): readonly (readonly [Point, Point])[] {
  const before = known.get(corners)
  if (before !== undefined) return before
  const made = corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] ?? corner] as const)
  known.set(corners, made)
  return made
}

interface Box {
  readonly left: number
  readonly right: number
  readonly low: number
  readonly high: number
}

const boxes = new WeakMap<Outline, Box>()

function boxOf(outline: Outline): Box {
  const before = boxes.get(outline)
  if (before !== undefined) return before
  const made = 'centre' in outline ? roundCircle(outline.centre, outline.radius) : roundAll(outline.corners)
  boxes.set(outline, made)
  return made
}

function roundCircle({ x, y }: Point, radius: number): Box {
  return { left: x - radius, right: x + radius, low: y - radius, high: y + radius }
}

function roundAll(corners: readonly Point[]): Box {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) }
}

function isApart({ left, right, low, high }: Box, a: Point, b: Point): boolean {
  return (
    (a.x < left && b.x < left) ||
    (a.x > right && b.x > right) ||
    (a.y < low && b.y < low) ||
    (a.y > high && b.y > high)
  )
}
