import { ahead } from './compass.ts'
import { distance, type Point } from './point.ts'
import { type Ground, isInside, type Patch, tokenRadius } from './reach.ts'
import { holds, type Outline } from './terrain.ts'

/** Free places to turn at on the way round obstacles. */
export function cornersOf(ground: Ground): readonly Point[] {
  const round: readonly Point[] = [
    ...ground.impassable.flatMap(({ outline }) => roundOutline(outline)),
    ...ground.enemies.flatMap(roundPatch),
    ...ground.kept.flatMap(roundPatch),
  ]
  return round.filter((at) => isOpen(ground, at))
}

function isOpen({ width, height, impassable, enemies, kept }: Ground, at: Point): boolean {
  return (
    at.x >= 0 &&
    at.y >= 0 &&
    at.x <= width &&
    at.y <= height &&
    !enemies.some((enemy) => isInside(enemy, at)) &&
    !kept.some((patch) => isInside(patch, at)) &&
    !impassable.some(({ outline }) => holds(outline, at))
  )
}

const known = new WeakMap<Outline, readonly Point[]>()

function roundOutline(outline: Outline): readonly Point[] {
  const before = known.get(outline)
  if (before !== undefined) return before
  const made =
    'centre' in outline
      ? roundPatch({ middle: outline.centre, radius: outline.radius + tokenRadius })
      : outline.corners.map((corner, at) => outside(outline.corners, corner, at))
  known.set(outline, made)
  return made
}

/** Tenths outside of an obstacle. Beside terrain, models pass singly in a token's room; a patch is for the unit's middle. */
const clearance = 2
const besideTerrain = tokenRadius + clearance

/** Far enough outside that the straight ways between neighboring places miss the circle. */
function roundPatch({ middle, radius }: Patch): readonly Point[] {
  const step = radius > 50 ? 1 : 2
  const far = Math.ceil(radius * (step === 1 ? 1.03 : 1.09)) + clearance
  const places: Point[] = []
  for (let heading = 0; heading < 16; heading += step) places.push(ahead(middle, heading, far))
  return places
}

function outside(corners: readonly Point[], corner: Point, at: number): Point {
  const one = unit(corner, corners[(at + 1) % corners.length] ?? corner)
  const other = unit(corner, corners[(at + corners.length - 1) % corners.length] ?? corner)
  const [x, y] = [-(one.x + other.x), -(one.y + other.y)]
  const length = Math.sqrt(x * x + y * y)
  if (length === 0) return corner
  const sharpness = Math.sqrt(Math.max(0.01, 1 - (length * length) / 4))
  const away = besideTerrain / sharpness / length
  return { x: corner.x + Math.round(x * away), y: corner.y + Math.round(y * away) }
}

function unit(from: Point, to: Point): Point {
  const length = Math.max(1, distance(from, to))
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}
