import { type RefObject, useEffect, useRef } from 'react'

/** What is brought into sight when the opponent has moved: the sentence that says so. A board may scroll itself up first. */
export function useInSight(since: number, sentences: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sentences === 0) return undefined
    const drawn = requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(drawn)
  }, [since, sentences])
  return place
}
