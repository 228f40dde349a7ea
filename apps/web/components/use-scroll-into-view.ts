import { type RefObject, useEffect, useRef } from 'react'

/** What is brought into sight when the opponent has moved: the sentence that says so. A board may scroll itself up first. */
export function useScrollIntoView(since: number, sentences: number): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sentences === 0) return undefined
    const frame = requestAnimationFrame(() => element.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [since, sentences])
  return element
}
