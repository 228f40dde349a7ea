import type { Game, Json } from '@opfor/kernel'
import { openGame } from '../registry/registry.ts'
import { gameIdOfJournal } from './saved-match.ts'

/** Makes the code for games of sheets available offline. */
export function cacheSheetGames(): void {
  void import('../device/app-parts.ts').then(({ cachePart }) => cachePart('sheets'))
}

/** Uses the registry, or the rules in the journal if it carries any. */
export async function gameOfJournal(journal: { readonly [key: string]: Json }): Promise<Game | undefined> {
  if (journal['rules'] === undefined) return openGame(gameIdOfJournal(journal))
  const { gameOfHead } = await import('./sheet-games.ts')
  cacheSheetGames()
  return gameOfHead(journal)
}
