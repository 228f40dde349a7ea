import { direction, type Point } from '@opfor/games/blood-and-plunder/view'

/** The position of a ship and its heading, in sixteenths of a circle clockwise from the top. */
export interface Pose {
  readonly at: Point
  readonly heading: number
}

const handleDistance = 60

/** The offset of a point ahead of and beside the centre of a ship, with y pointing down. */
export function pointAhead(heading: number, length: number, side = 0): Point {
  const { x, y } = direction(heading)
  return { x: (x * length + y * side) / 100, y: (-y * length + x * side) / 100 }
}

/** The position of the handle that turns a ship. */
export function handleOf({ at, heading }: Pose): Point {
  const { x, y } = pointAhead(heading, handleDistance)
  return { x: at.x + x, y: at.y - y }
}

/** The heading closest to the direction from one point to another. */
export function headingTo(from: Point, to: Point): number {
  const ahead = (heading: number): number => {
    const { x, y } = direction(heading)
    return x * (to.x - from.x) + y * (to.y - from.y)
  }
  return Array.from({ length: 16 }, (_, at) => at).reduce((best, each) =>
    ahead(each) > ahead(best) ? each : best,
  )
}
