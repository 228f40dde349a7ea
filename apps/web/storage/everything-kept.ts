import { listAllPacks } from './pack-storage.ts'
import { loadMatch, listMatches } from './storage.ts'
import { writeEverything } from './everything.ts'

/** All matches and packs of this device as the text of one file. */
export async function exportEverything(): Promise<string> {
  const wholes = await Promise.all((await listMatches()).map(({ id }) => loadMatch(id)))
  const matches = wholes.flatMap((whole) => (whole === undefined ? [] : [whole]))
  return writeEverything(matches, await listAllPacks())
}
