import { pageOf, titleIn } from '../../../data/storage/page-title.ts'
import type { MatchRecord } from '../../../data/storage/saved-match.ts'
import { listMatches, loadMatch } from '../../../data/storage/storage.ts'
import type { SavedJournal } from './run.ts'

/** Only the last matches are counted. */
const most = 50

/** Last played first. A match carries its first text, so a page is recognized by its title. */
export function matchesOf<M extends Pick<MatchRecord, 'head' | 'entries'>>(
  text: string,
  matches: readonly M[],
): readonly M[] {
  const title = titleIn(text)
  if (title === undefined) return []
  return matches.filter((match) => match.entries > 0 && titleIn(pageOf(match) ?? '') === title).slice(0, most)
}

export async function ownJournals(text: string): Promise<readonly SavedJournal[]> {
  const loaded = await Promise.all(matchesOf(text, await listMatches()).map(({ id }) => loadMatch(id)))
  return loaded.flatMap((saved) => (saved === undefined ? [] : [saved.journal]))
}
