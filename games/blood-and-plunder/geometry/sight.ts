import type { Point } from './point.ts'
import { type Cover, holds, type Terrain, touches } from './terrain.ts'

/**
 * Whether two places see each other: no blocking terrain lies between them. Who stands in a piece of terrain sees out of
 * it and is seen there.
 */
export function sees(terrain: readonly Terrain[], a: Point, b: Point): boolean {
  return !terrain.some(
    ({ blocks, outline }) => blocks && touches(outline, a, b) && !holds(outline, a) && !holds(outline, b),
  )
}

/** The best cover that a place has against another: terrain that lies between, or that it stands in. */
export function coverAgainst(terrain: readonly Terrain[], at: Point, from: Point): Cover {
  let best: Cover = 0
  for (const { cover, outline } of terrain)
    if (cover > best && touches(outline, at, from) && !holds(outline, from)) best = cover
  return best
}
