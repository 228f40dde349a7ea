import type { Point } from './point.ts'
import { tokenRadius } from './reach.ts'
import { type Cover, holds, isCloseTo, type Terrain, touches } from './terrain.ts'

/**
 * Whether two places see each other: no blocking terrain lies between them. Who stands in a piece of terrain sees out of
 * it and is seen there.
 */
export function sees(terrain: readonly Terrain[], a: Point, b: Point): boolean {
  return !terrain.some(
    ({ blocks, outline }) => blocks && touches(outline, a, b) && !holds(outline, a) && !holds(outline, b),
  )
}

/** Whoever stands so near to terrain that no token fits between its edge and the terrain stands right behind it. */
const rightBehind = 2 * tokenRadius

/**
 * The best cover that a place has against a unit of such a size at another: terrain that it stands in, or that lies between.
 * What the other stands in or right behind covers the other, not this place.
 */
export function coverAgainst(terrain: readonly Terrain[], at: Point, from: Point, radius: number): Cover {
  let best: Cover = 0
  for (const { cover, outline } of terrain)
    if (cover > best && touches(outline, at, from) && !holds(outline, from))
      if (holds(outline, at) || !isCloseTo(outline, from, radius + rightBehind)) best = cover
  return best
}
