import { distance, isNear, type Point, squared } from './point.ts'
import { holds, isCloseTo, type Terrain, touches } from './terrain.ts'

/** How large a unit's token is: an inch to each side. */
export const tokenRadius = 10

/** What stands in the way of a move. */
export interface Ground {
  /** The table's size in tenths of an inch. */
  readonly width: number
  readonly height: number
  readonly impassable: readonly Terrain[]
  /** Where other units stand: nobody ends on them. */
  readonly others: readonly Point[]
  /** Where enemies stand: nobody goes through them. */
  readonly enemies: readonly Point[]
}

/** Whether a token may end a move there: on the table, clear of impassable terrain and of every other unit. */
export function mayEnd({ width, height, impassable, others }: Ground, at: Point): boolean {
  const contact = 2 * tokenRadius
  return (
    at.x >= tokenRadius &&
    at.y >= tokenRadius &&
    at.x <= width - tokenRadius &&
    at.y <= height - tokenRadius &&
    !impassable.some(({ outline }) => isCloseTo(outline, at, tokenRadius)) &&
    !others.some((other) => squared(other, at) <= contact * contact)
  )
}

/** Whether the straight way between two places is free. Who stands in the way already may step out of it. */
export function isFree({ impassable, enemies }: Ground, from: Point, to: Point): boolean {
  const contact = 2 * tokenRadius
  return (
    !impassable.some(({ outline }) => touches(outline, from, to) && !holds(outline, from)) &&
    !enemies.some(
      (enemy) => isNear(from, to, enemy, contact, false) && squared(from, enemy) >= contact * contact,
    )
  )
}

/** A place that can be reached, and the way there. */
export interface Way {
  readonly to: Point
  readonly path: readonly Point[]
}

/** The places of an inch lattice, and those wished for, that can be reached: straight, or round one corner. */
export function reachable(
  ground: Ground,
  from: Point,
  reach: number,
  wished: readonly Point[] = [],
): readonly Way[] {
  const near = nearby(ground, from, reach)
  const lattice = latticeAround(from, reach)
  const bends = near.impassable.length + near.enemies.length === 0 ? [] : bendsOf(near, from, lattice)
  const ways: Way[] = []
  for (const to of [...wished, ...lattice]) {
    if (squared(from, to) > reach * reach || !mayEnd(near, to)) continue
    if (isFree(near, from, to)) ways.push({ to, path: [from, to] })
    else {
      const bend = bends.find(
        (corner) => distance(from, corner) + distance(corner, to) <= reach && isFree(near, corner, to),
      )
      if (bend !== undefined) ways.push({ to, path: [from, bend, to] })
    }
  }
  return ways
}

/** Only what can matter within reach. */
function nearby(ground: Ground, from: Point, reach: number): Ground {
  const range = reach + 3 * tokenRadius
  const close = (at: Point): boolean => squared(at, from) <= range * range
  return {
    ...ground,
    impassable: ground.impassable.filter(({ outline }) => isCloseTo(outline, from, range)),
    others: ground.others.filter(close),
    enemies: ground.enemies.filter(close),
  }
}

const spacing = 10

function latticeAround(from: Point, reach: number): readonly Point[] {
  const steps = Math.floor(reach / spacing)
  const points: Point[] = []
  for (let dx = -steps; dx <= steps; dx += 1)
    for (let dy = -steps; dy <= steps; dy += 1)
      if ((dx !== 0 || dy !== 0) && (dx * dx + dy * dy) * spacing * spacing <= reach * reach)
        points.push({ x: from.x + dx * spacing, y: from.y + dy * spacing })
  return points
}

/** Corners to go round: places of the lattice that are reached straight. */
function bendsOf(ground: Ground, from: Point, lattice: readonly Point[]): readonly Point[] {
  return lattice.filter((at) => isFree(ground, from, at))
}
