import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

const doubleTap = { time: 350, reach: 30 } as const

interface Opened {
  readonly id: string
  /** Opened by the user, not by the question. */
  readonly tapped: boolean
}

const nothing: Opened = { id: '', tapped: false }

/** Opened by a tap, or by a question that can only be answered there. */
export function useEnlarged(stage: RefObject<HTMLElement | null>, wanted: string) {
  const [opened, setOpened] = useState(nothing)
  const finger = useRef({ x: 0, y: 0 })
  const openedAt = useRef({ time: 0, x: 0, y: 0 })

  useEffect(() => {
    setOpened((before) => (wanted !== '' ? { id: wanted, tapped: false } : before.tapped ? before : nothing))
  }, [wanted])

  const open = useCallback((id: string) => {
    openedAt.current = { time: performance.now(), ...finger.current }
    setOpened({ id, tapped: true })
  }, [])
  const close = () => {
    setOpened(nothing)
    requestAnimationFrame(() => focusOn(stage.current, opened.id))
  }
  const leave = useCallback(() => setOpened(nothing), [])
  const rememberTouch = ({ clientX, clientY }: PointerEvent) => {
    finger.current = { x: clientX, y: clientY }
  }
  /** The second tap of a double tap lands on the part that the first one opened. */
  const isSecondTap = ({ detail, timeStamp, clientX, clientY }: MouseEvent) => {
    const { time, x, y } = openedAt.current
    const isNear = Math.abs(clientX - x) < doubleTap.reach && Math.abs(clientY - y) < doubleTap.reach
    return detail > 0 && opened.tapped && timeStamp - time < doubleTap.time && isNear
  }
  return { ...opened, open, close, leave, touched: rememberTouch, isSecondTap }
}

function focusOn(stage: HTMLElement | null, id: string): void {
  const parts = `.bz-tap[data-at="${id}"], .bz-tap[data-at="open-${id}"]`
  stage?.querySelector<SVGElement>(parts)?.focus({ preventScroll: true })
}
