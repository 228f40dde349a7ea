import type { PictureCell } from '@opfor/kernel'
import type { Point } from '../../table/geometry/point.ts'
import { type Terrain, touches } from '../../table/geometry/terrain.ts'
import type { Scale } from './scale.ts'

export function terrainMark({ cover, blocks, impassable }: Terrain): string {
  if (impassable) return blocks ? '#' : '~'
  if (blocks) return '%'
  return ['_', ':', '='][cover] ?? '_'
}

/** Inches between the dots on open ground, at the finest scale. */
const dotted = 6

/** From the top; open ground has some dots to measure by. */
export function groundOf(terrain: readonly Terrain[], scale: Scale): readonly (readonly PictureCell[])[] {
  return Array.from({ length: scale.rows }, (_, at) => {
    const row = scale.rows - 1 - at
    return Array.from({ length: scale.columns }, (__, column) => groundAt(terrain, scale, column, row))
  })
}

/** `row` counts from the bottom. Of overlapping pieces, the last. */
function groundAt(
  terrain: readonly Terrain[],
  { across, down }: Scale,
  column: number,
  row: number,
): PictureCell {
  const from = { x: column * across + 1, y: row * down + 1 }
  const to = { x: (column + 1) * across - 1, y: (row + 1) * down - 1 }
  const piece = terrain.findLast((each) => liesIn(each, from, to))
  if (piece !== undefined) return { text: terrainMark(piece), tone: 'special' }
  return { text: column % dotted === 0 && (2 * row) % dotted === 0 ? '.' : ' ', tone: 'closed' }
}

function liesIn({ outline }: Terrain, from: Point, to: Point): boolean {
  const [left, right] = [
    { x: from.x, y: to.y },
    { x: to.x, y: from.y },
  ]
  const inside = ({ x, y }: Point): boolean => x >= from.x && x <= to.x && y >= from.y && y <= to.y
  return (
    [left, right].some((corner) => touches(outline, from, corner) || touches(outline, corner, to)) ||
    ('centre' in outline ? inside(outline.centre) : outline.corners.some(inside))
  )
}
