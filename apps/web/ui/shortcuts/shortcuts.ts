import { useEffect } from 'react'

/** What a key does; undefined if it does nothing at present. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

/** The shortcuts of the open screens, the newest last. */
export const activeShortcuts: Shortcuts[] = []

/** Keys of a screen, while it is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  useEffect(() => {
    activeShortcuts.push(shortcuts)
    return () => {
      activeShortcuts.splice(activeShortcuts.indexOf(shortcuts), 1)
    }
  })
}
