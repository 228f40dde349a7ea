/** A place on the table, in whole tenths of an inch from the left and from the bottom. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The square of the distance between two places: a whole number, so that comparisons are exact. */
export function squared(a: Point, b: Point): number {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)
}

/** The distance between two places in tenths of an inch. */
export function distance(a: Point, b: Point): number {
  return Math.sqrt(squared(a, b))
}

/** How long a way is, in inches to a tenth. */
export function inchesAlong(way: readonly Point[]): number {
  let tenths = 0
  for (const [nth, to] of way.entries()) tenths += distance(way[nth - 1] ?? to, to)
  return Math.round(tenths) / 10
}

/** Twice the area of the triangle: above 0 where c lies to the left of the way from a to b. */
export function turning(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/** Whether a place lies on the straight line between two others, ends included. */
function between(a: Point, b: Point, at: Point): boolean {
  return turning(a, b, at) === 0 && inBox(a, b, at)
}

/** Whether two straight lines touch or cross. */
export function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [abc, abd] = [turning(a, b, c), turning(a, b, d)]
  if (alike(abc, abd)) return false
  const [cda, cdb] = [turning(c, d, a), turning(c, d, b)]
  if (opposite(abc, abd) && opposite(cda, cdb)) return true
  return between(a, b, c) || between(a, b, d) || between(c, d, a) || between(c, d, b)
}

/** Whether a place lies nearer than so many tenths to the line between two others; with `also`, exactly so near too. */
export function isNear(a: Point, b: Point, at: Point, tenths: number, also: boolean): boolean {
  const length = squared(a, b)
  const along = (at.x - a.x) * (b.x - a.x) + (at.y - a.y) * (b.y - a.y)
  const limit = tenths * tenths
  if (along <= 0 || length === 0) return below(squared(a, at), limit, also)
  if (along >= length) return below(squared(b, at), limit, also)
  const off = turning(a, b, at)
  return below(off * off, limit * length, also)
}

/** The place on the way from one to another at so many tenths, on whole tenths and never farther. */
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

/** Whether both ends of a line lie on the same side of another, and neither on it. */
function alike(one: number, other: number): boolean {
  return (one > 0 && other > 0) || (one < 0 && other < 0)
}

function opposite(one: number, other: number): boolean {
  return (one > 0 && other < 0) || (one < 0 && other > 0)
}

function below(value: number, limit: number, also: boolean): boolean {
  return also ? value <= limit : value < limit
}
