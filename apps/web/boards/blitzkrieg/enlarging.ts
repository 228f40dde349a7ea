import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

const doubleTap = 350

interface Opened {
  readonly id: string
  /** Whether a person opened it, and not the question. */
  readonly tapped: boolean
}

const nothing: Opened = { id: '', tapped: false }

/** What is shown large: opened by a tap, or by a question that can only be answered there. */
export function useEnlarging(stage: RefObject<HTMLElement | null>, wanted: string) {
  const [opened, setOpened] = useState(nothing)
  const since = useRef(0)

  useEffect(() => {
    setOpened((before) => (wanted !== '' ? { id: wanted, tapped: false } : before.tapped ? before : nothing))
  }, [wanted])

  const open = useCallback((id: string) => {
    since.current = performance.now()
    setOpened({ id, tapped: true })
  }, [])
  const close = () => {
    setOpened(nothing)
    requestAnimationFrame(() => focusOn(stage.current, opened.id))
  }
  const leave = useCallback(() => setOpened(nothing), [])
  /** The second tap of a double tap falls on what the first one opened. */
  const isSecondTap = (event: MouseEvent) =>
    event.detail > 0 && opened.tapped && event.timeStamp - since.current < doubleTap
  return { ...opened, open, close, leave, isSecondTap }
}

function focusOn(stage: HTMLElement | null, id: string): void {
  const parts = `.bz-tap[data-at="${id}"], .bz-tap[data-at="open-${id}"]`
  stage?.querySelector<SVGElement>(parts)?.focus({ preventScroll: true })
}
