import { useSyncExternalStore } from 'react'

const queries = {
  wide: matchMedia('(min-width: 1200px)'),
  small: matchMedia('(max-width: 899px)'),
}

/** Whether a board and its lists fit side by side (wide), or the board shares a column with the words (small). */
export function useViewport(): { readonly wide: boolean; readonly small: boolean } {
  return { wide: useMatches(queries.wide), small: useMatches(queries.small) }
}

function useMatches(query: MediaQueryList): boolean {
  const matches = (): boolean => query.matches
  return useSyncExternalStore(
    (changed) => {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    matches,
    matches,
  )
}
