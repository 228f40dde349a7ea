import { gameOfJournal } from './games.ts'
import type { Progress, SavedMatch } from './saved-match.ts'
import { reopenJournal } from './reopen-journal.ts'
import { progressOf } from './progress.ts'

/** Counts only the part that agrees with the rules; undefined if no game can read the journal. */
export async function progressOfJournal(journal: SavedMatch['journal']): Promise<Progress | undefined> {
  const game = await gameOfJournal(journal)
  const opened = game === undefined ? undefined : reopenJournal(game, journal, '')
  return opened?.ok === true ? progressOf(opened.value.match) : undefined
}
