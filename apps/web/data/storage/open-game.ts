import type { Game, RulesLoader } from '@opfor/kernel'
import { use } from 'react'
import { openGame } from '../registry/registry.ts'
import { keepSheetGames } from './games.ts'

/** Where games come from: those of the registry, and those made from the rules that a match carries. */
export interface GameSource {
  readonly game: (id: string) => Promise<Game | undefined>
  /** What makes the game with this id from the rules that a match carries. */
  readonly rules: (id: string) => Promise<RulesLoader>
}

/** The games of this app. */
export const allGames: GameSource = {
  game: openGame,
  rules: async (id) => {
    const { rulesLoader } = await import('./sheet-games.ts')
    keepSheetGames()
    return rulesLoader(id)
  },
}

const opening = new Map<string, Promise<Game | undefined>>()

/** Opens a game by its address, once; undefined if it is unknown here. */
function openGameAt(address: string): Promise<Game | undefined> {
  const [id = '', digest] = address.split('.')
  if (digest === undefined) return openGame(id)
  const already = opening.get(address)
  if (already !== undefined) return already
  const found = openSheet(digest).catch(() => undefined)
  opening.set(address, found)
  return found
}

/** Looks for a game again when its address is opened next. */
export function forgetGameAt(address: string): void {
  opening.delete(address)
}

async function openSheet(digest: string): Promise<Game | undefined> {
  const { gameOfDigest } = await import('./sheet-games.ts')
  keepSheetGames()
  return gameOfDigest(digest)
}

/** A game by its address; suspends until its rules are loaded. */
export function useGameAt(address: string): Game | undefined {
  return use(openGameAt(address))
}
