import type { Parsed } from '@opfor/kernel'
import { progressOfJournal } from '../storage/progress-of-journal.ts'
import { saveJournal } from '../store/new-match.ts'
import { chooseBranch } from './sync.ts'
import type { SyncConflict } from './sync-conflict.ts'

/** Continues with the branch of this device; saves each other branch as a new match with another name. */
export async function saveBranches(
  { match, branches }: SyncConflict,
  nameOfCopies: string,
): Promise<Parsed<undefined>> {
  const own = branches.find(({ isCurrent }) => isCurrent) ?? branches[0]
  for (const { id, journal } of branches) {
    if (id === own?.id) continue
    const progress = journal === undefined ? undefined : await progressOfJournal(journal)
    if (progress === undefined || journal === undefined) return { ok: false, problem: '' }
    await saveJournal(journal, nameOfCopies.slice(0, 80), progress)
  }
  if (own !== undefined) await chooseBranch(match, own.id)
  return { ok: true, value: undefined }
}
