import type { PictureView } from '@opfor/kernel'
import type { Battle } from '../../table/battle.ts'
import type { Point } from '../../table/geometry/point.ts'

/** Tenths of an inch for each character; characters are twice as high as wide. */
export interface Scale {
  readonly across: number
  readonly down: number
  readonly columns: number
  readonly rows: number
}

/** Rows count from the top. */
export interface Square {
  readonly column: number
  readonly row: number
}

const frame = { columns: 5, rows: 3 } as const
const told = 9

/** The finest scale that fits the whole table: whole inches across, at least one. */
export function scaleFor(
  { width, height }: Battle,
  { columns = 80, rows = Number.MAX_SAFE_INTEGER }: PictureView,
): Scale {
  for (let inches = 1; ; inches += 1) {
    const across = 10 * inches
    const down = 2 * across
    const scale = { across, down, columns: Math.ceil(width / across), rows: Math.ceil(height / down) }
    const isCoarse = scale.columns <= 8 || scale.rows <= 4
    if (isCoarse || (scale.columns + frame.columns <= columns && scale.rows + frame.rows + told <= rows))
      return scale
  }
}

/** A place on the edge of the table belongs to the last square. */
export function squareAt({ across, down, columns, rows }: Scale, { x, y }: Point): Square {
  const within = (at: number, many: number): number => Math.max(0, Math.min(many - 1, at))
  return {
    column: within(Math.floor(x / across), columns),
    row: rows - 1 - within(Math.floor(y / down), rows),
  }
}
