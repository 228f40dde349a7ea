import { useSyncExternalStore } from 'react'

const wide = matchMedia('(min-width: 1200px)')

/** Whether there is room for the map and the rosters side by side. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      wide.addEventListener('change', changed)
      return () => wide.removeEventListener('change', changed)
    },
    () => wide.matches,
  )
}
