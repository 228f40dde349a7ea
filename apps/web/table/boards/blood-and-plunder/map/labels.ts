import type { Spot } from '../../zoom.ts'

/** A label to place: its piece's position and radius, and the name. */
export interface MapLabel {
  readonly id: string
  readonly at: Spot
  readonly reach: number
  readonly name: string
}

/** A placed label: its lines, and the centre of the first. */
export interface Label {
  readonly id: string
  readonly lines: readonly string[]
  readonly x: number
  readonly y: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const characterWidth = 0.62

/** Below its piece, or above or beside it if that overlaps less. */
export function placeLabels(pieces: readonly MapLabel[], size: number, table: Box): readonly Label[] {
  const taken: Box[] = pieces.map(({ at, reach }) => squareAround(at, reach))
  return pieces.map(({ id, at, reach, name }) => {
    const lines = splitName(name)
    const w = Math.max(...lines.map((line) => line.length)) * size * characterWidth
    const h = lines.length * size * 1.05
    const gap = size * 0.15
    const places: readonly Box[] = [
      { x: at.x - w / 2, y: at.y + reach + gap, w, h },
      { x: at.x - w / 2, y: at.y - reach - gap - h, w, h },
      { x: at.x + reach + gap * 2, y: at.y - h / 2, w, h },
      { x: at.x - reach - gap * 2 - w, y: at.y - h / 2, w, h },
    ]
    const best = leastOverlap(places, taken, table)
    taken.push(best)
    return { id, lines, x: best.x + w / 2, y: best.y + size * 0.85 }
  })
}

/** The first box with the least overlap, clamped to the table. */
export function leastOverlap(places: readonly Box[], taken: readonly Box[], table: Box): Box {
  const cost = (box: Box): number =>
    taken.reduce((sum, other) => sum + overlapArea(box, other), 0) +
    2 * (box.w * box.h - overlapArea(box, table))
  return places
    .map((place) => clampToTable(place, table))
    .reduce((one, other) => (cost(other) < cost(one) - 0.01 ? other : one))
}

/** Moves a box onto the table by the smallest distance, if it fits. */
function clampToTable(box: Box, table: Box): Box {
  const within = (from: number, length: number, start: number, end: number): number =>
    Math.max(start, Math.min(from, start + end - length))
  return {
    ...box,
    x: within(box.x, box.w, table.x, table.w),
    y: within(box.y, box.h, table.y, table.h),
  }
}

/** Splits a long name into two lines of similar length. */
export function splitName(name: string): readonly string[] {
  const middle = name.length / 2
  const spaces = Array.from(name.matchAll(/ /g), ({ index }) => index)
  const cut = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  return cut === undefined || name.length < 9 ? [name] : [name.slice(0, cut), name.slice(cut + 1)]
}

export function squareAround({ x, y }: Spot, reach: number): Box {
  return { x: x - reach, y: y - reach, w: 2 * reach, h: 2 * reach }
}

function overlapArea(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return w > 0 && h > 0 ? w * h : 0
}
