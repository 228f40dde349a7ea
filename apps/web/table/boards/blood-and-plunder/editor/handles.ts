import { direction, type WrittenTerrain } from '@opfor/games/blood-and-plunder/files'
import { type Draft, centreOf, snapToTable, type Place, startPosition, withStarts } from './draft.ts'

/** An `edge` handle creates a new corner. */
export type Handle =
  | { readonly kind: 'piece' | 'radius' | 'objective' | 'start'; readonly id: string }
  | { readonly kind: 'corner' | 'edge'; readonly id: string; readonly nth: number }

export function idOfHandle(handle: Handle): string {
  return 'nth' in handle ? `${handle.kind} ${handle.id} ${handle.nth}` : `${handle.kind} ${handle.id}`
}

export function handlesOf(piece: WrittenTerrain): readonly { readonly handle: Handle; readonly at: Place }[] {
  const { id, circle, corners = [] } = piece
  if (circle !== undefined)
    return [{ handle: { kind: 'radius', id }, at: { x: circle.x + circle.radius, y: circle.y } }]
  return corners.flatMap((corner, nth) => {
    const next = corners[(nth + 1) % corners.length] ?? corner
    const between = { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 }
    return [
      { handle: { kind: 'corner', id, nth } as const, at: corner },
      { handle: { kind: 'edge', id, nth } as const, at: between },
    ]
  })
}

export function moveHandle(draft: Draft, handle: Handle, to: Place): Draft {
  const at = snapToTable(draft, to)
  const { id } = handle
  switch (handle.kind) {
    case 'objective':
      return {
        ...draft,
        objectives: draft.objectives.map((each) => (each.id === id ? { ...each, ...at } : each)),
      }
    case 'start': {
      const { starts } = withStarts(draft)
      return { ...draft, starts: starts.map((each) => (each.id === id ? { ...each, ...at } : each)) }
    }
    case 'piece':
      return withPiece(draft, id, (piece) => shiftPiece(draft, piece, to))
    case 'radius':
      return withPiece(draft, id, (piece) => resizeCircle(piece, to))
    case 'corner':
      return withCorners(draft, id, (corners) => corners.with(handle.nth, at))
    case 'edge':
      return withCorners(draft, id, (corners) => corners.toSpliced(handle.nth + 1, 0, at))
  }
}

export function withPiece(
  draft: Draft,
  id: string,
  change: (piece: WrittenTerrain) => WrittenTerrain,
): Draft {
  return { ...draft, terrain: draft.terrain.map((piece) => (piece.id === id ? change(piece) : piece)) }
}

function withCorners(
  draft: Draft,
  id: string,
  change: (corners: readonly Place[]) => readonly Place[],
): Draft {
  return withPiece(draft, id, (piece) => ({ ...piece, corners: change(piece.corners ?? []) }))
}

/** Keeps the piece within the table. */
function shiftPiece(draft: Draft, piece: WrittenTerrain, to: Place): WrittenTerrain {
  const { circle, corners } = piece
  if (circle !== undefined) return { ...piece, circle: { ...circle, ...snapToTable(draft, to) } }
  const middle = centreOf(piece)
  const by = { x: toHalf(to.x - middle.x), y: toHalf(to.y - middle.y) }
  const xs = (corners ?? []).map(({ x }) => x)
  const ys = (corners ?? []).map(({ y }) => y)
  const dx = Math.min(draft.width - Math.max(...xs), Math.max(-Math.min(...xs), by.x))
  const dy = Math.min(draft.height - Math.max(...ys), Math.max(-Math.min(...ys), by.y))
  return {
    ...piece,
    corners: (corners ?? []).map(({ x, y }) => ({ x: toTenth(x + dx), y: toTenth(y + dy) })),
  }
}

function resizeCircle(piece: WrittenTerrain, to: Place): WrittenTerrain {
  const { circle } = piece
  if (circle === undefined) return piece
  const radius = toHalf(Math.hypot(to.x - circle.x, to.y - circle.y))
  return { ...piece, circle: { ...circle, radius: Math.min(60, Math.max(0.5, radius)) } }
}

/** Rotates clockwise by a sixteenth of a turn, within the table. */
export function rotatePiece(draft: Draft, piece: WrittenTerrain): WrittenTerrain {
  const { x, y } = centreOf(piece)
  const { x: sin, y: cos } = direction(1)
  const clamp = (value: number, size: number): number => Math.min(size, Math.max(0, toTenth(value)))
  return {
    ...piece,
    ...(piece.corners !== undefined && {
      corners: piece.corners.map((corner) => {
        const [dx, dy] = [corner.x - x, corner.y - y]
        const length = Math.hypot(sin, cos)
        return {
          x: clamp(x + (dx * cos + dy * sin) / length, draft.width),
          y: clamp(y + (dy * cos - dx * sin) / length, draft.height),
        }
      }),
    }),
  }
}

export function positionOf(draft: Draft, { kind, id }: Handle): Place {
  const piece = draft.terrain.find((each) => each.id === id)
  if (kind === 'start') return startPosition(draft, id)
  if (kind === 'objective') return draft.objectives.find((each) => each.id === id) ?? { x: 0, y: 0 }
  return piece === undefined ? { x: 0, y: 0 } : centreOf(piece)
}

function toHalf(value: number): number {
  return Math.round(value * 2) / 2
}

function toTenth(value: number): number {
  return Math.round(value * 10) / 10
}
