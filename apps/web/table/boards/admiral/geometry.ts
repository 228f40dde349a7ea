import { type Situation, type Square, squareIn } from '@opfor/games/admiral/view'

/** The size of a square, and the margin for the labels. */
export const squareSize = 44
export const margin = 12

export interface Spot {
  readonly x: number
  readonly y: number
}

export function sizeOf({ battle: { board } }: Situation): { readonly w: number; readonly h: number } {
  return { w: margin + board.columns * squareSize + 2, h: board.rows * squareSize + margin + 2 }
}

/** The upper left corner; the player's row is at the bottom. */
export function cornerOf({ battle: { board } }: Situation, { x, y }: Square): Spot {
  return { x: margin + x * squareSize, y: (board.rows - 1 - y) * squareSize }
}

export function middleOf(now: Situation, square: Square): Spot {
  const { x, y } = cornerOf(now, square)
  return { x: x + squareSize / 2, y: y + squareSize / 2 }
}

export function squareAt({ battle: { board } }: Situation, { x, y }: Spot): Square | undefined {
  const column = Math.floor((x - margin) / squareSize)
  const row = board.rows - 1 - Math.floor(y / squareSize)
  return column < board.columns && row < board.rows ? squareIn(column, row) : undefined
}

export function toDrawing(
  svg: SVGSVGElement | null,
  event: { readonly clientX: number; readonly clientY: number },
): Spot | undefined {
  const matrix = svg?.getScreenCTM()?.inverse()
  if (matrix === undefined) return undefined
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
  return { x, y }
}
