import { useReducer } from 'react'

/**
 * Rerenders a component. A browser checks a radio button or checkbox before the change is handled, and Preact resets `checked`
 * only when it renders: without a rerender, a change that was rejected would still look checked.
 */
export function useRedraw(): () => void {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  return redraw
}
