import { listAllPacks } from './pack-storage.ts'
import { listSheets } from './sheet-list.ts'
import { loadMatch, listMatches } from './storage.ts'
import { formatBackup } from './backup.ts'

/** Exports all matches, packs and sheets of this device as the text of a backup file. */
export async function exportBackup(): Promise<string> {
  const savedMatches = await Promise.all((await listMatches()).map(({ id }) => loadMatch(id)))
  const matches = savedMatches.flatMap((saved) => (saved === undefined ? [] : [saved]))
  return formatBackup(matches, await listAllPacks(), await listSheets())
}
