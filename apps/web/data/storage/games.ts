import type { Game, Json } from '@opfor/kernel'
import { openGame } from '../registry/registry.ts'
import { gameOf } from './saved-match.ts'

/** Keeps what makes games of sheets on this device, after it was used. */
export function keepSheetGames(): void {
  void import('../device/app-parts.ts').then(({ keepPart }) => keepPart('sheets'))
}

/** The game that a journal was played by: a registered one, or one made from the rules that the journal carries. */
export async function gameOfJournal(journal: { readonly [key: string]: Json }): Promise<Game | undefined> {
  if (journal['rules'] === undefined) return openGame(gameOf(journal))
  const { gameOfHead } = await import('./sheet-games.ts')
  keepSheetGames()
  return gameOfHead(journal)
}
