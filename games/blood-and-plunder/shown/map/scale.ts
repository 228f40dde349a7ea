import type { Viewer } from '@opfor/kernel'
import type { Battle } from '../../table/battle.ts'
import type { Point } from '../../table/geometry/point.ts'

/** How much of the table one character covers, in tenths of an inch; characters are twice as high as wide. */
export interface Scale {
  readonly across: number
  readonly down: number
  readonly columns: number
  readonly rows: number
}

/** Where a character stands: rows are counted from the top. */
export interface Square {
  readonly column: number
  readonly row: number
}

/** What stands around the map: the inches and the edges. */
const frame = { columns: 5, rows: 3 } as const
/** Rows of the screen that are left to what is said. */
const told = 9

/** The finest scale at which the whole table fits: whole inches across, at the finest one. */
export function scaleFor(
  { width, height }: Battle,
  { columns = 80, rows = Number.MAX_SAFE_INTEGER }: Viewer,
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

/** The square that holds a place; one on the edge of the table belongs to the last. */
export function squareAt({ across, down, columns, rows }: Scale, { x, y }: Point): Square {
  const within = (at: number, many: number): number => Math.max(0, Math.min(many - 1, at))
  return {
    column: within(Math.floor(x / across), columns),
    row: rows - 1 - within(Math.floor(y / down), rows),
  }
}
