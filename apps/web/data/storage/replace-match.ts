import type { MatchRecord, SavedMatch } from './saved-match.ts'
import {
  updateMatch,
  isSameJournal,
  matchDatabase,
  writeMatch,
  storeNames,
  notifyOtherWindows,
} from './storage.ts'

/** Returns false and changes nothing if the match has changed in the meantime. */
export async function replaceMatch(before: MatchRecord | undefined, saved: SavedMatch): Promise<boolean> {
  const { id, who } = saved.record
  const done = await matchDatabase.write(storeNames, async (transaction) => {
    const now = await transaction.objectStore('matches').get(id)
    if (!isSameJournal(before, now) || before?.name !== now?.name) return false
    await writeMatch(transaction, { ...saved, record: { ...saved.record, who: now?.who ?? who } })
    return true
  })
  if (done) notifyOtherWindows(id)
  return done
}

export async function renameMatch(id: string, name: string): Promise<void> {
  await updateMatch(id, { name })
  notifyOtherWindows(id)
}
