import { gameOfJournal } from './games.ts'
import type { Progress, SavedMatch } from './saved-match.ts'
import { reopenJournal } from './reopen-journal.ts'
import { progressOf } from './progress.ts'

/** The progress of a journal, as far as it agrees with the rules; undefined if no game can read it. */
export async function progressOfJournal(journal: SavedMatch['journal']): Promise<Progress | undefined> {
  const game = await gameOfJournal(journal)
  const opened = game === undefined ? undefined : reopenJournal(game, journal, '')
  return opened?.ok === true ? progressOf(opened.value.match) : undefined
}
