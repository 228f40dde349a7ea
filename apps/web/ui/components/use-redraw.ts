import { useReducer } from 'react'

/** Preact resets `checked` only when it renders: without a rerender, a rejected change would still look checked. */
export function useRedraw(): () => void {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  return redraw
}
