import { pageOf, titleIn } from '../../../data/storage/page-title.ts'
import type { MatchRecord } from '../../../data/storage/saved-match.ts'
import { listMatches, loadMatch } from '../../../data/storage/storage.ts'
import type { SavedJournal } from './run.ts'

/** Of how many matches at most the lines are counted, the last played ones. */
const most = 50

/**
 * The matches with a page, the last played first. A match carries the text it began with, which an edit of the page does not
 * change; so a page with the same title is the same one.
 */
export function matchesOf<M extends Pick<MatchRecord, 'head' | 'entries'>>(
  text: string,
  matches: readonly M[],
): readonly M[] {
  const title = titleIn(text)
  if (title === undefined) return []
  return matches.filter((match) => match.entries > 0 && titleIn(pageOf(match) ?? '') === title).slice(0, most)
}

/** The journals of the person's own matches with a page. */
export async function ownJournals(text: string): Promise<readonly SavedJournal[]> {
  const loaded = await Promise.all(matchesOf(text, await listMatches()).map(({ id }) => loadMatch(id)))
  return loaded.flatMap((saved) => (saved === undefined ? [] : [saved.journal]))
}
