import type { Point } from './point.ts'
import { tokenRadius } from './reach.ts'
import { type Cover, holds, isCloseTo, type Terrain, touches } from './terrain.ts'

/** Blocking terrain between the places hides them. A unit in a piece of terrain sees out and is seen. */
export function sees(terrain: readonly Terrain[], a: Point, b: Point): boolean {
  return !terrain.some(
    ({ blocks, outline }) => blocks && touches(outline, a, b) && !holds(outline, a) && !holds(outline, b),
  )
}

/** A unit is right behind terrain if no token fits between them. */
const rightBehind = 2 * tokenRadius

/** The best terrain at the place or between. Terrain that the other unit is in or right behind covers only that unit. */
export function coverAgainst(terrain: readonly Terrain[], at: Point, from: Point, radius: number): Cover {
  let best: Cover = 0
  for (const { cover, outline } of terrain)
    if (cover > best && touches(outline, at, from) && !holds(outline, from))
      if (holds(outline, at) || !isCloseTo(outline, from, radius + rightBehind)) best = cover
  return best
}
