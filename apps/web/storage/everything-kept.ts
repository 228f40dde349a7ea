import { allPacks } from './pack-storage.ts'
import { keptMatch, keptMatches } from './storage.ts'
import { everythingIn } from './everything.ts'

/** All matches and packs of this device as the text of one file. */
export async function everythingKept(): Promise<string> {
  const wholes = await Promise.all((await keptMatches()).map(({ id }) => keptMatch(id)))
  const matches = wholes.flatMap((whole) => (whole === undefined ? [] : [whole]))
  return everythingIn(matches, await allPacks())
}
