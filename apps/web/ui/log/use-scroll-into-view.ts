import { type RefObject, useEffect, useRef } from 'react'

/** Waits a frame, because the board may scroll first. */
export function useScrollIntoView(since: number, sentences: number): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sentences === 0) return undefined
    const frame = requestAnimationFrame(() => element.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [since, sentences])
  return element
}
