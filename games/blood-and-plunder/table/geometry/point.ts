/** In whole tenths of an inch from the left and from the bottom. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A whole number, so that comparisons are exact. */
export function squared(a: Point, b: Point): number {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)
}

/** In tenths of an inch. */
export function distance(a: Point, b: Point): number {
  return Math.sqrt(squared(a, b))
}

/** In inches to a tenth. */
export function inchesAlong(way: readonly Point[]): number {
  let tenths = 0
  for (const [nth, to] of way.entries()) tenths += distance(way[nth - 1] ?? to, to)
  return Math.round(tenths) / 10
}

/** Twice the area of the triangle: above 0 if c is left of the way from a to b. */
export function turning(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/** Ends included. */
function between(a: Point, b: Point, at: Point): boolean {
  return turning(a, b, at) === 0 && inBox(a, b, at)
}

export function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [abc, abd] = [turning(a, b, c), turning(a, b, d)]
  if (alike(abc, abd)) return false
  const [cda, cdb] = [turning(c, d, a), turning(c, d, b)]
  if (opposite(abc, abd) && opposite(cda, cdb)) return true
  return between(a, b, c) || between(a, b, d) || between(c, d, a) || between(c, d, b)
}

/** Nearer than `tenths` to the segment; with `also`, exactly as near counts too. */
export function isNear(a: Point, b: Point, at: Point, tenths: number, also: boolean): boolean {
  const length = squared(a, b)
  const along = (at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)
  const limit = tenths * tenths
  if (along <= 0 || length === 0) return below(squared(a, at), limit, also)
  if (along >= length) return below(squared(b, at), limit, also)
  const off = turning(a, b, at)
  return below(off * off, limit * length, also)
}

/** Rounded to whole tenths, never farther than asked. */
export function towards(from: Point, to: Point, tenths: number): Point {
  const whole = distance(from, to)
  if (whole <= tenths) return to
  const part = tenths / whole
  return {
    x: from.x + Math.trunc((to.x - from.x) * part),
    y: from.y + Math.trunc((to.y - from.y) * part),
  }
}

function inBox(a: Point, b: Point, at: Point): boolean {
  return (
    Math.min(a.x, b.x) <= at.x &&
    at.x <= Math.max(a.x, b.x) &&
    Math.min(a.y, b.y) <= at.y &&
    at.y <= Math.max(a.y, b.y)
  )
}

/** Both on the same side, and neither on the line. */
function alike(one: number, other: number): boolean {
  return (one > 0 && other > 0) || (one < 0 && other < 0)
}

function opposite(one: number, other: number): boolean {
  return (one > 0 && other < 0) || (one < 0 && other > 0)
}

function below(value: number, limit: number, also: boolean): boolean {
  return also ? value <= limit : value < limit
}
