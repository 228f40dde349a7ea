import type { Game, RulesLoader } from '@opfor/kernel'
import { use } from 'react'
import { openGame } from '../registry/registry.ts'
import { cacheSheetGames } from './games.ts'

/** Sources of games: the registry, and the rules that a match carries. */
export interface GameSource {
  readonly game: (id: string) => Promise<Game | undefined>
  /** Returns the loader for games with this id from the rules that a match carries. */
  readonly rules: (id: string) => Promise<RulesLoader>
}

export const allGames: GameSource = {
  game: openGame,
  rules: async (id) => {
    const { rulesLoader } = await import('./sheet-games.ts')
    cacheSheetGames()
    return rulesLoader(id)
  },
}

const opening = new Map<string, Promise<Game | undefined>>()

/** Opens each address once; undefined if the game is unknown here. */
function openGameAt(address: string): Promise<Game | undefined> {
  const [id = '', digest] = address.split('.')
  if (digest === undefined) return openGame(id)
  const already = opening.get(address)
  if (already !== undefined) return already
  const found = openSheet(digest).catch(() => undefined)
  opening.set(address, found)
  return found
}

/** Looks the game up again when its address is opened next. */
export function forgetGameAt(address: string): void {
  opening.delete(address)
}

async function openSheet(digest: string): Promise<Game | undefined> {
  const { gameOfDigest } = await import('./sheet-games.ts')
  cacheSheetGames()
  return gameOfDigest(digest)
}

/** Suspends until the rules are loaded. */
export function useGameAt(address: string): Game | undefined {
  return use(openGameAt(address))
}
