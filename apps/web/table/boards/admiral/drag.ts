import type { Situation, Square } from '@opfor/games/admiral/view'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Spot, toDrawing, squareAt } from './geometry.ts'

export interface DraggedShip {
  readonly from: Square
  readonly spot: Spot
  readonly over: Square | undefined
}

/** The maximum distance in pixels that still counts as a tap. */
const maxSlip = 8

/** Drags without scrolling the page; a short movement is a tap. */
export function useDrag(
  svg: RefObject<SVGSVGElement | null>,
  now: Situation,
  dropped: (from: Square, to: Square) => void,
) {
  const [dragged, setDragged] = useState<DraggedShip>()
  const start = useRef<{ readonly from: Square; readonly x: number; readonly y: number }>(undefined)
  const wasDrag = useRef(false)
  useEffect(() => {
    const drawing = svg.current
    const preventScroll = (event: TouchEvent): void => {
      if (start.current !== undefined) event.preventDefault()
    }
    drawing?.addEventListener('touchmove', preventScroll, { passive: false })
    return () => drawing?.removeEventListener('touchmove', preventScroll)
  }, [svg])
  const beginDrag = (from: Square) => (event: PointerEvent) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { from, x: event.clientX, y: event.clientY }
  }
  const move = (event: PointerEvent) => {
    const started = start.current
    if (started === undefined) return
    event.stopPropagation()
    if (!wasDrag.current && Math.hypot(event.clientX - started.x, event.clientY - started.y) < maxSlip) return
    wasDrag.current = true
    const spot = toDrawing(svg.current, event)
    if (spot !== undefined) setDragged({ from: started.from, spot, over: squareAt(now, spot) })
  }
  const end = (event: PointerEvent) => {
    const started = start.current
    start.current = undefined
    setDragged(undefined)
    if (started === undefined || !wasDrag.current) return
    event.stopPropagation()
    const spot = toDrawing(svg.current, event)
    const over = spot === undefined ? undefined : squareAt(now, spot)
    if (over !== undefined && over.id !== started.from.id) dropped(started.from, over)
  }
  const cancel = () => {
    start.current = undefined
    setDragged(undefined)
  }
  return {
    dragged,
    /** Resets the drag state on every pointer down, in case no click event ended the last drag. */
    touched: (): void => {
      wasDrag.current = false
    },
    /** Whether the current click only ends a drag. */
    endsDrag: (): boolean => {
      const was = wasDrag.current
      wasDrag.current = false
      return was
    },
    handlers: (from: Square) => ({
      onPointerDown: beginDrag(from),
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: cancel,
    }),
  }
}
