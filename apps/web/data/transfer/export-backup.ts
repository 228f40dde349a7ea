import { listAllPacks } from '../storage/pack-storage.ts'
import { listSheets } from '../storage/sheet-list.ts'
import { loadMatch, listMatches } from '../storage/storage.ts'
import { formatBackup } from './backup.ts'

export async function exportBackup(): Promise<string> {
  const savedMatches = await Promise.all((await listMatches()).map(({ id }) => loadMatch(id)))
  const matches = savedMatches.flatMap((saved) => (saved === undefined ? [] : [saved]))
  return formatBackup(matches, await listAllPacks(), await listSheets())
}
