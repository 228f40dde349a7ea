import type { Situation, Square } from '@opfor/games/admiral/view'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type Spot, spotUnder, squareAt } from './plan.ts'

/** A ship that is dragged: from which square, and where it is now. */
export interface DraggedShip {
  readonly from: Square
  readonly spot: Spot
  readonly over: Square | undefined
}

/** How far a finger may slip and still tap. */
const slip = 8

/** Dragging a ship from its square to another one, while the page stands still; a finger that hardly moves taps. */
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
    const hold = (event: TouchEvent): void => {
      if (start.current !== undefined) event.preventDefault()
    }
    drawing?.addEventListener('touchmove', hold, { passive: false })
    return () => drawing?.removeEventListener('touchmove', hold)
  }, [svg])
  const begin = (from: Square) => (event: PointerEvent) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { from, x: event.clientX, y: event.clientY }
  }
  const move = (event: PointerEvent) => {
    const begun = start.current
    if (begun === undefined) return
    event.stopPropagation()
    if (!wasDrag.current && Math.hypot(event.clientX - begun.x, event.clientY - begun.y) < slip) return
    wasDrag.current = true
    const spot = spotUnder(svg.current, event)
    if (spot !== undefined) setDragged({ from: begun.from, spot, over: squareAt(now, spot) })
  }
  const end = (event: PointerEvent) => {
    const begun = start.current
    start.current = undefined
    setDragged(undefined)
    if (begun === undefined || !wasDrag.current) return
    event.stopPropagation()
    const spot = spotUnder(svg.current, event)
    const over = spot === undefined ? undefined : squareAt(now, spot)
    if (over !== undefined && over.id !== begun.from.id) dropped(begun.from, over)
  }
  const cancel = () => {
    start.current = undefined
    setDragged(undefined)
  }
  return {
    dragged,
    /** A finger comes down anywhere: what was dragged before is over, even where no click has told so. */
    touched: (): void => {
      wasDrag.current = false
    },
    /** Whether the click that comes now only ends a drag. */
    endsDrag: (): boolean => {
      const was = wasDrag.current
      wasDrag.current = false
      return was
    },
    handlers: (from: Square) => ({
      onPointerDown: begin(from),
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: cancel,
    }),
  }
}
