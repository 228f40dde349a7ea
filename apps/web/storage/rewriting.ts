import type { KeptMatch, WholeMatch } from './kept-match.ts'
import { changeMatch, isSameJournal, kept, putWhole, stores, tellOthers } from './storage.ts'

/** Keeps a whole match in the place of what was there; false, and nothing is changed, where that is not as it was. */
export async function replaceMatch(before: KeptMatch | undefined, whole: WholeMatch): Promise<boolean> {
  const { id, who } = whole.kept
  const done = await kept.write(stores, async (transaction) => {
    const now = await transaction.objectStore('matches').get(id)
    if (!isSameJournal(before, now) || before?.name !== now?.name) return false
    await putWhole(transaction, { ...whole, kept: { ...whole.kept, who: now?.who ?? who } })
    return true
  })
  if (done) tellOthers(id)
  return done
}

/** Gives a match another name. */
export async function renameMatch(id: string, name: string): Promise<void> {
  await changeMatch(id, { name })
  tellOthers(id)
}
