import type { Point } from '@opfor/games/blood-and-plunder/view'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

export interface DraggedPiece {
  readonly id: string
  readonly at: Point
}

/** In tenths of an inch. */
export interface TableSize {
  readonly width: number
  readonly height: number
}

interface OnScreen {
  readonly clientX: number
  readonly clientY: number
}

/** In tenths of an inch. */
export function toTable(svg: SVGSVGElement | null, height: number, event: OnScreen): Point | undefined {
  const matrix = svg?.getScreenCTM()?.inverse()
  if (matrix === undefined) return undefined
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
  return { x: Math.round(x), y: Math.round(height - y) }
}

/** Clamps a point to the table, in whole tenths. */
export function clampToTable({ x, y }: Point, { width, height }: TableSize): Point {
  const on = (value: number, size: number): number => Math.min(size, Math.max(0, Math.round(value)))
  return { x: on(x, width), y: on(y, height) }
}

/** Drags by finger, pen or mouse without panning the map. */
export function useDrag(
  svg: RefObject<SVGSVGElement | null>,
  height: number,
  dropped: (dragged: DraggedPiece) => void,
) {
  const [dragged, setDragged] = useState<DraggedPiece>()
  const held = useRef<{ readonly from: Point; readonly at: Point; moved: boolean }>(undefined)
  // Browsers apply touch-action to the whole SVG, not to its parts, so scrolling must be prevented here.
  useEffect(() => {
    const drawing = svg.current
    const preventScroll = (event: TouchEvent): void => {
      if (held.current !== undefined && event.cancelable) event.preventDefault()
    }
    drawing?.addEventListener('touchmove', preventScroll, { passive: false })
    return () => drawing?.removeEventListener('touchmove', preventScroll)
  }, [svg])
  const begin = (id: string, at: Point) => (event: PointerEvent) => {
    const from = toTable(svg.current, height, event)
    if (from === undefined || !event.isPrimary) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { from, at, moved: false }
    setDragged({ id, at })
  }
  const move = (event: PointerEvent) => {
    const to = toTable(svg.current, height, event)
    if (dragged === undefined || held.current === undefined || to === undefined) return
    event.stopPropagation()
    const { from, at } = held.current
    held.current.moved ||= Math.hypot(to.x - from.x, to.y - from.y) > 3
    if (held.current.moved)
      setDragged({ ...dragged, at: { x: at.x + to.x - from.x, y: at.y + to.y - from.y } })
  }
  const end = (event: PointerEvent) => {
    if (dragged === undefined) return
    event.stopPropagation()
    setDragged(undefined)
    if (held.current?.moved === true && event.type === 'pointerup') dropped(dragged)
    held.current = undefined
  }
  return {
    dragged,
    handlers: (id: string, at: Point) => ({
      onPointerDown: begin(id, at),
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: end,
    }),
  }
}
