import type { Conversation, Game } from '@opfor/kernel'
import { gameOfJournal } from '../../../data/storage/games.ts'
import { reopenJournal } from '../../../data/storage/reopen-journal.ts'
import { listMatches, loadMatch } from '../../../data/storage/storage.ts'
import { newSeed } from '../../../data/store/match-store.ts'
import { sampleMatch, type ShownMatch, shownMatch } from './sample-match.ts'

/** The last saved match of a game in which the opponent has decided something; else one that the app plays. */
export async function lastMatch(game: Game): Promise<ShownMatch | undefined> {
  const saved = (await listMatches()).filter((match) => match.game === game.id && match.entries > 0)
  for (const { id, name } of saved.slice(0, 5)) {
    const match = await openMatch(id)
    const shown = match && shownMatch(match, name)
    if (shown !== undefined) return shown
  }
  return sampleMatch(game, newSeed())
}

async function openMatch(id: string): Promise<Conversation<unknown> | undefined> {
  const saved = await loadMatch(id)
  const game = saved && (await gameOfJournal(saved.journal))
  if (saved === undefined || game === undefined) return undefined
  const opened = reopenJournal(game, saved.journal, saved.record.name)
  return opened.ok ? opened.value.match : undefined
}
