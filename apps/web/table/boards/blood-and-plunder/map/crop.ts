import type { Point } from '@opfor/games/blood-and-plunder/view'
import type { Box } from './labels.ts'

/** The margin around two points, in tenths of an inch. */
const margin = 40

interface Size {
  readonly width: number
  readonly height: number
}

export function cropAround({ width, height }: Size, a: Point, b: Point): Box {
  const span = (one: number, other: number, end: number): readonly [number, number] => [
    Math.max(0, Math.min(one, other) - margin),
    Math.min(end, Math.max(one, other) + margin),
  ]
  const [left, right] = span(a.x, b.x, width)
  const [top, bottom] = span(height - a.y, height - b.y, height)
  return { x: left, y: top, w: right - left, h: bottom - top }
}

/** Extends a part of the table to an aspect ratio, staying on the table if possible. */
export function fillAspect(part: Box, ratio: number, table: Size): Box {
  // An image that is not laid out has no width.
  if (ratio === 0) return part
  const w = Math.max(part.w, part.h * ratio)
  const h = Math.max(part.h, part.w / ratio)
  return {
    x: extend(part.x, part.w, w, table.width),
    y: extend(part.y, part.h, h, table.height),
    w,
    h,
  }
}

/** The start of a span extended to both sides, within the table if it fits. */
function extend(from: number, length: number, to: number, end: number): number {
  const middle = from - (to - length) / 2
  return to >= end ? (end - to) / 2 : Math.min(Math.max(0, middle), end - to)
}
