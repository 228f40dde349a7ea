import { type Candidate, message, memoizeByObject } from '@opfor/kernel'
import type { Board, Metric } from '../battles/pieces.ts'

/** Column and row count from the player's left-hand corner. */
export interface Square extends Candidate {
  readonly x: number
  readonly y: number
}

export const largest = { columns: 12, rows: 20 } as const

const letters = 'abcdefghijkl'
const columns: readonly (readonly Square[])[] = Array.from({ length: largest.columns }, (_, x) =>
  Array.from({ length: largest.rows }, (_, y) => named(x, y)),
)
const byId = new Map(columns.flat().map((square) => [square.id, square]))
const boards = new Map<string, readonly Square[]>()

function named(x: number, y: number): Square {
  const id = `${letters[x]}${y + 1}`
  return { id, name: message('admiral.square', '{square}', { square: id }), x, y }
}

/** Parses an id such as `h1`; undefined for other places. */
export function squareWith(id: string): Square | undefined {
  return byId.get(id)
}

export function squareIn(x: number, y: number): Square | undefined {
  return columns[x]?.[y]
}

export function isOn({ columns, rows }: Board, { x, y }: Square): boolean {
  return x < columns && y < rows
}

export function squaresOf(board: Board): readonly Square[] {
  const key = `${board.columns} ${board.rows}`
  const known = boards.get(key) ?? [...byId.values()].filter((each) => isOn(board, each)).toSorted(byRow)
  boards.set(key, known)
  return known
}

function byRow(a: Square, b: Square): number {
  return a.y - b.y || a.x - b.x
}

/** For moving and shooting alike. */
export function distance(metric: Metric, a: Square, b: Square): number {
  const dx = Math.abs(a.x - b.x)
  const dy = Math.abs(a.y - b.y)
  return metric === 'diagonal' ? Math.max(dx, dy) : dx + dy
}

export function neighbours(board: Board, square: Square): readonly Square[] {
  return neighboursOn(board)(square)
}

const neighboursOn = memoizeByObject((board: Board) =>
  memoizeByObject((square: Square) => around(board, square)),
)

function around(board: Board, { x, y }: Square): readonly Square[] {
  const found: Square[] = []
  for (let dy = -1; dy <= 1; dy += 1)
    for (let dx = -1; dx <= 1; dx += 1) {
      if ((dx === 0 && dy === 0) || (board.metric === 'orthogonal' && dx !== 0 && dy !== 0)) continue
      const square = squareIn(x + dx, y + dy)
      if (square !== undefined && isOn(board, square)) found.push(square)
    }
  return found
}

/** Touching a corner is not enough. */
export function liesBetween(a: Square, b: Square, c: Square): boolean {
  if (c.x < Math.min(a.x, b.x) || c.x > Math.max(a.x, b.x)) return false
  if (c.y < Math.min(a.y, b.y) || c.y > Math.max(a.y, b.y)) return false
  const dx = b.x - a.x
  const dy = b.y - a.y
  return 2 * Math.abs(dx * (c.y - a.y) - dy * (c.x - a.x)) < Math.abs(dx) + Math.abs(dy)
}

export function squaresBetween(a: Square, b: Square): readonly string[] {
  return linesFrom(a)(b)
}

const linesFrom = memoizeByObject((a: Square) => memoizeByObject((b: Square) => lineBetween(a, b)))

function lineBetween(a: Square, b: Square): readonly string[] {
  const all = columns
    .slice(Math.min(a.x, b.x), Math.max(a.x, b.x) + 1)
    .flatMap((column) => column.slice(Math.min(a.y, b.y), Math.max(a.y, b.y) + 1))
  return all.filter((c) => c !== a && c !== b && liesBetween(a, b, c)).map(({ id }) => id)
}
