import { distance, isNear, type Point, squared } from './point.ts'
import { holds, isCloseTo, type Terrain, touches } from './terrain.ts'

/** An inch to each side. */
export const tokenRadius = 10

/** A unit comes no nearer to the middle than this many tenths. */
export interface Patch {
  readonly middle: Point
  readonly radius: number
}

export interface Ground {
  /** In tenths of an inch. */
  readonly width: number
  readonly height: number
  readonly impassable: readonly Terrain[]
  readonly radius: number
  readonly others: readonly Patch[]
  /** A move may not pass there. */
  readonly enemies: readonly Patch[]
  /** Areas to keep out of all the way. */
  readonly kept: readonly Patch[]
}

/** On the table, clear of impassable terrain and of every other unit. */
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

/** A unit already in an obstacle may step out of it. */
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

/** The edge is outside. */
export function isInside({ middle, radius }: Patch, at: Point): boolean {
  return squared(middle, at) < radius * radius
}

/** Drops the obstacles around a place: a way may lead up to it, though not into it. */
export function openedAt(ground: Ground, at: Point): Ground {
  return {
    ...ground,
    impassable: ground.impassable.filter(({ outline }) => !isCloseTo(outline, at, 1)),
    enemies: ground.enemies.filter((enemy) => !isInside(enemy, at)),
    kept: ground.kept.filter((patch) => !isInside(patch, at)),
  }
}

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
