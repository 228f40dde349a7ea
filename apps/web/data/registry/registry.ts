import type { Game } from '@opfor/kernel'
import { use } from 'react'
import { games } from 'virtual:games'

const loadingGames = new Map<string, Promise<Game | undefined>>()

export function openGame(id: string): Promise<Game | undefined> {
  const already = loadingGames.get(id)
  if (already !== undefined) return already
  const loading = games.find((game) => game.id === id)?.load() ?? Promise.resolve(undefined)
  loadingGames.set(id, loading)
  loading.catch(() => loadingGames.delete(id))
  return loading
}

/** Suspends until the rules are loaded. */
export function useGame(id: string): Game | undefined {
  return use(openGame(id))
}
