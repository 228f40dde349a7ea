import { type ReactNode, useRef } from 'react'
import { isSaving } from './match-store.ts'

/** What was drawn last, as long as a change is on its way to the disk: nothing is seen before it is kept. */
export function useStill(drawn: ReactNode): ReactNode {
  const last = useRef(drawn)
  if (!isSaving()) last.current = drawn
  return last.current
}
