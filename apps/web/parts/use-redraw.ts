import { useReducer } from 'react'

/**
 * Draws a component again. The browser moves the mark of a radio button or a checkbox before anything is decided, and Preact
 * sets it to what it was given only when it draws: so a change that is refused must draw, or the mark stays where it is false.
 */
export function useRedraw(): () => void {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  return redraw
}
