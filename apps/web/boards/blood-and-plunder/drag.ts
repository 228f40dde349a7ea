import type { Point, Situation } from '@opfor/games/blood-and-plunder/view'
import { type PointerEvent, type RefObject, useState } from 'react'

/** Something that is dragged: its id, and where it is now. */
export interface Dragged {
  readonly id: string
  readonly at: Point
}

/** A point of the screen as a place on the table, in tenths of an inch. */
export function placeUnder(
  svg: SVGSVGElement | null,
  now: Situation,
  event: { readonly clientX: number; readonly clientY: number },
): Point | undefined {
  const matrix = svg?.getScreenCTM()?.inverse()
  if (matrix === undefined) return undefined
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
  const { width, height } = now.battle
  return { x: within(x, width), y: within(height - y, height) }
}

function within(value: number, size: number): number {
  return Math.min(size, Math.max(0, Math.round(value)))
}

/** Dragging a token by finger, pen or mouse: the map does not pan meanwhile. */
export function useDrag(
  svg: RefObject<SVGSVGElement | null>,
  now: Situation,
  dropped: (dragged: Dragged) => void,
) {
  const [dragged, setDragged] = useState<Dragged>()
  const begin = (id: string) => (event: PointerEvent) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = placeUnder(svg.current, now, event)
    if (at !== undefined) setDragged({ id, at })
  }
  const move = (event: PointerEvent) => {
    if (dragged === undefined) return
    event.stopPropagation()
    const at = placeUnder(svg.current, now, event)
    if (at !== undefined) setDragged({ ...dragged, at })
  }
  const end = (event: PointerEvent) => {
    if (dragged === undefined) return
    event.stopPropagation()
    setDragged(undefined)
    dropped(dragged)
  }
  return {
    dragged,
    handlers: (id: string) => ({ onPointerDown: begin(id), onPointerMove: move, onPointerUp: end }),
  }
}
