import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The visible part of the drawing: its corner and its scale. */
interface View extends Spot {
  readonly scale: number
}

interface Size {
  readonly w: number
  readonly h: number
  readonly maxScale?: number
}

const fullView: View = { x: 0, y: 0, scale: 1 }
const defaultMaxScale = 5

/** Zooms by pinch, double tap, wheel, buttons and keys; pans by dragging. */
export function useZoom(svg: RefObject<SVGSVGElement | null>, size: Size) {
  const [view, setView] = useState(fullView)
  const fingers = useRef(new Map<number, Spot>())
  const dragged = useRef(0)

  const by = (factor: number, about?: Spot) =>
    setView((now) => {
      const point = about === undefined ? undefined : toDrawing(svg.current, size, now, about)
      return zoomed(now, factor, point ?? middleOf(now, size), size)
    })

  useEffect(() => {
    const drawing = svg.current
    if (drawing === null) return undefined
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      by(event.deltaY < 0 ? 1.15 : 1 / 1.15, { x: event.clientX, y: event.clientY })
    }
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault()
    }
    drawing.addEventListener('wheel', wheel, { passive: false })
    drawing.addEventListener('touchmove', touch, { passive: false })
    return () => {
      drawing.removeEventListener('wheel', wheel)
      drawing.removeEventListener('touchmove', touch)
    }
  })

  const down = (event: PointerEvent) => {
    if (fingers.current.size === 0) dragged.current = 0
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const move = (event: PointerEvent) => {
    const from = fingers.current.get(event.pointerId)
    if (from === undefined) return
    const to = { x: event.clientX, y: event.clientY }
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot)
    fingers.current.set(event.pointerId, to)
    dragged.current += Math.hypot(to.x - from.x, to.y - from.y) + others.length * 8
    if (dragged.current < 8) return
    const [other] = others
    setView((now) => {
      const before = toDrawing(svg.current, size, now, from)
      const after = toDrawing(svg.current, size, now, to)
      const about = other === undefined ? undefined : toDrawing(svg.current, size, now, other)
      if (before === undefined || after === undefined) return now
      if (about === undefined)
        return clamp({ ...now, x: now.x + before.x - after.x, y: now.y + before.y - after.y }, size)
      const factor = distance(after, about) / Math.max(1, distance(before, about))
      return zoomed(now, factor, about, size)
    })
  }
  const up = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
  }
  const suppressClick = (event: MouseEvent) => {
    if (dragged.current < 8 || event.detail === 0) return
    event.stopPropagation()
    event.preventDefault()
  }
  const toggle = (about: Spot) => {
    if (view.scale > 1) setView(fullView)
    else by(2.5, about)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    if (view.scale === 1 && event.key.startsWith('Arrow')) return
    event.preventDefault()
    setView((now) => act(now, size))
  }
  return {
    view,
    by,
    largest: size.maxScale ?? defaultMaxScale,
    toggle,
    pressed: onKeyDown,
    drawing: {
      viewBox: `${view.x - 1} ${view.y - 1} ${size.w / view.scale} ${size.h / view.scale}`,
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: up,
      onPointerLeave: up,
      onClickCapture: suppressClick,
      onDoubleClick: (event: MouseEvent) => toggle({ x: event.clientX, y: event.clientY }),
    },
  }
}

const keys: Readonly<Record<string, (view: View, size: Size) => View>> = {
  '+': (view, size) => zoomed(view, 1.5, middleOf(view, size), size),
  '=': (view, size) => zoomed(view, 1.5, middleOf(view, size), size),
  '-': (view, size) => zoomed(view, 1 / 1.5, middleOf(view, size), size),
  '0': () => fullView,
  ArrowLeft: (view, size) => clamp({ ...view, x: view.x - 40 / view.scale }, size),
  ArrowRight: (view, size) => clamp({ ...view, x: view.x + 40 / view.scale }, size),
  ArrowUp: (view, size) => clamp({ ...view, y: view.y - 40 / view.scale }, size),
  ArrowDown: (view, size) => clamp({ ...view, y: view.y + 40 / view.scale }, size),
}

function zoomed(view: View, factor: number, about: Spot, size: Size): View {
  const scale = Math.min(size.maxScale ?? defaultMaxScale, Math.max(1, view.scale * factor))
  const shrunk = view.scale / scale
  return clamp(
    { scale, x: about.x - (about.x - view.x) * shrunk, y: about.y - (about.y - view.y) * shrunk },
    size,
  )
}

function clamp({ x, y, scale }: View, { w, h }: Size): View {
  return {
    scale,
    x: Math.min(w - w / scale, Math.max(0, x)),
    y: Math.min(h - h / scale, Math.max(0, y)),
  }
}

function middleOf({ x, y, scale }: View, { w, h }: Size): Spot {
  return { x: x + w / scale / 2, y: y + h / scale / 2 }
}

function toDrawing(svg: SVGSVGElement | null, size: Size, view: View, { x, y }: Spot): Spot | undefined {
  if (svg === null) return undefined
  const box = svg.getBoundingClientRect()
  const k = pixelsPerUnit(svg, size)
  const left = box.left + (box.width - size.w * k) / 2
  const top = box.top + (box.height - size.h * k) / 2
  return { x: view.x + (x - left) / k / view.scale, y: view.y + (y - top) / k / view.scale }
}

/** Without zoom. */
function pixelsPerUnit(svg: SVGSVGElement, { w, h }: Size): number {
  const box = svg.getBoundingClientRect()
  return Math.min(box.width / w, box.height / h)
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
