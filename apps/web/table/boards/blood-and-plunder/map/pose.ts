import { direction, type Point } from '@opfor/games/blood-and-plunder/view'

/** The heading counts sixteenths of a circle clockwise from the top. */
export interface Pose {
  readonly at: Point
  readonly heading: number
}

const handleDistance = 60

/** The offset of a point ahead of and beside a ship's centre; y points down. */
export function pointAhead(heading: number, length: number, side = 0): Point {
  const { x, y } = direction(heading)
  return { x: (x * length + y * side) / 100, y: (-y * length + x * side) / 100 }
}

export function handleOf({ at, heading }: Pose): Point {
  const { x, y } = pointAhead(heading, handleDistance)
  return { x: at.x + x, y: at.y - y }
}

export function headingTo(from: Point, to: Point): number {
  const ahead = (heading: number): number => {
    const { x, y } = direction(heading)
    return x * (to.x - from.x) + y * (to.y - from.y)
  }
  return Array.from({ length: 16 }, (_, at) => at).reduce((best, each) =>
    ahead(each) > ahead(best) ? each : best,
  )
}
