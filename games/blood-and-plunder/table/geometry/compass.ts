import type { Point } from './point.ts'

/** Sixteen headings clockwise from the top of the table, as steps of a hundred tenths. */
const compass: readonly Point[] = [
  { x: 0, y: 100 },
  { x: 38, y: 92 },
  { x: 71, y: 71 },
  { x: 92, y: 38 },
  { x: 100, y: 0 },
  { x: 92, y: -38 },
  { x: 71, y: -71 },
  { x: 38, y: -92 },
  { x: 0, y: -100 },
  { x: -38, y: -92 },
  { x: -71, y: -71 },
  { x: -92, y: -38 },
  { x: -100, y: 0 },
  { x: -92, y: 38 },
  { x: -71, y: 71 },
  { x: -38, y: 92 },
]

export function direction(heading: number): Point {
  return compass[((heading % 16) + 16) % 16] ?? { x: 0, y: 100 }
}

export function ahead(at: Point, heading: number, tenths: number): Point {
  const { x, y } = direction(heading)
  return { x: at.x + Math.trunc((x * tenths) / 100), y: at.y + Math.trunc((y * tenths) / 100) }
}

/** A broadside bears if the target is nearer to abeam than to ahead or astern. */
export function bears(at: Point, heading: number, target: Point): boolean {
  const to = { x: target.x - at.x, y: target.y - at.y }
  const way = direction(heading)
  const along = Math.abs(way.x * to.x + way.y * to.y)
  const abeam = Math.abs(way.x * to.y - way.y * to.x)
  return abeam >= along && abeam > 0
}

export function headingTo(from: Point, to: Point): number {
  const along = ({ x, y }: Point): number => x * (to.x - from.x) + y * (to.y - from.y)
  let best = 0
  for (const [heading, way] of compass.entries()) if (along(way) > along(direction(best))) best = heading
  return best
}

export function sixteenthsBetween(one: number, other: number): number {
  const turned = Math.abs(one - other) % 16
  return Math.min(turned, 16 - turned)
}
