import { distance, isNear, type Point, squared } from './point.ts'
import { holds, isCloseTo, type Terrain, touches } from './terrain.ts'

/** How large a token is: an inch to each side. */
export const tokenRadius = 10

/** A round patch of the table that a unit keeps out of: it comes no nearer to the middle than so many tenths. */
export interface Patch {
  readonly middle: Point
  readonly radius: number
}

/** What stands in the way of a move. */
export interface Ground {
  /** The table's size in tenths of an inch. */
  readonly width: number
  readonly height: number
  readonly impassable: readonly Terrain[]
  /** How far the unit that moves reaches to each side. */
  readonly radius: number
  /** Where it would touch other units: nobody ends on them. */
  readonly others: readonly Patch[]
  /** Where it would touch enemies: nobody goes through them. */
  readonly enemies: readonly Patch[]
  /** What this unit keeps out of, all the way. */
  readonly kept: readonly Patch[]
}

/** Whether a unit may end a move there: on the table, clear of impassable terrain and of every other unit. */
export function mayEnd({ width, height, impassable, radius, others, kept }: Ground, at: Point): boolean {
  return (
    at.x >= radius &&
    at.y >= radius &&
    at.x <= width - radius &&
    at.y <= height - radius &&
    !others.some((other) => squared(other.middle, at) <= other.radius * other.radius) &&
    !kept.some((patch) => isInside(patch, at)) &&
    !impassable.some(({ outline }) => isCloseTo(outline, at, radius))
  )
}

/** Whether the straight way between two places is free. Who stands in the way already may step out of it. */
export function isFree({ impassable, enemies, kept }: Ground, from: Point, to: Point): boolean {
  return (
    !impassable.some(({ outline }) => touches(outline, from, to) && !holds(outline, from)) &&
    !enemies.some((enemy) => leadsInto(enemy, from, to)) &&
    !kept.some((patch) => leadsInto(patch, from, to))
  )
}

function leadsInto(patch: Patch, from: Point, to: Point): boolean {
  return isNear(from, to, patch.middle, patch.radius, false) && !isInside(patch, from)
}

/** Whether a place lies in a patch; its edge does not belong to it. */
export function isInside({ middle, radius }: Patch, at: Point): boolean {
  return squared(middle, at) < radius * radius
}

/** The same ground without whatever a place lies in: what can be gone up to, though not into. */
export function openedAt(ground: Ground, at: Point): Ground {
  return {
    ...ground,
    impassable: ground.impassable.filter(({ outline }) => !isCloseTo(outline, at, 1)),
    enemies: ground.enemies.filter((enemy) => !isInside(enemy, at)),
    kept: ground.kept.filter((patch) => !isInside(patch, at)),
  }
}

/** Only what can matter within reach. */
export function nearby(ground: Ground, from: Point, reach: number): Ground {
  const range = reach + 3 * ground.radius
  const close = ({ middle, radius }: Patch): boolean =>
    distance(middle, from) <= reach + ground.radius + radius
  return {
    ...ground,
    impassable: ground.impassable.filter(({ outline }) => isCloseTo(outline, from, range)),
    others: ground.others.filter(close),
    enemies: ground.enemies.filter(close),
    kept: ground.kept.filter(({ middle, radius }) => distance(middle, from) <= range + radius),
  }
}
