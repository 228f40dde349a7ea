import { type RefObject, useEffect, useRef } from 'react'

/** What is brought into sight when the opponent has moved: the sentence that says so. */
export function useInSight(since: number, sentences: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sentences > 0) place.current?.scrollIntoView({ block: 'nearest' })
  }, [since, sentences])
  return place
}
