import { useSyncExternalStore } from 'react'

const queries = {
  wide: matchMedia('(min-width: 1200px)'),
  small: matchMedia('(max-width: 899px)'),
}

/** `wide`: board and lists fit side by side. `small`: board and words share a column. */
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
