import type { Json } from '@opfor/kernel'
import {
  type CommitBody,
  type CommitTree,
  serializeJournalHeader,
  type JournalHeader,
  isPrefix,
  serializeJournal,
} from '@opfor/sync'
import { gameIdOfJournal, type MatchRecord, type Progress, type SavedMatch } from '../storage/saved-match.ts'
import { journalFromCommits } from './journal-from-pages.ts'

export interface MatchDisk {
  readonly match: (id: string) => Promise<SavedMatch | undefined>
  /** False if the match has changed in the meantime. */
  readonly replace: (before: MatchRecord | undefined, saved: SavedMatch) => Promise<boolean>
  readonly progress: (journal: SavedMatch['journal']) => Promise<Progress | undefined>
}

/** Commits new local entries, then updates the disk if commits are ahead. A rename is a difference from `previousHead`. */
export async function reconcile(
  disk: MatchDisk,
  chain: CommitTree,
  previousHead: string | undefined,
): Promise<void> {
  for (;;) {
    const here = await disk.match(chain.match)
    if (here !== undefined) addLocalEntries(chain, here, previousHead)
    const synced = journalFromCommits(chain.pathTo(chain.head))
    if (synced === undefined || (here !== undefined && isUpToDate(here, synced.name, synced.journal))) return
    const progress = await disk.progress(synced.journal)
    if (progress === undefined) return
    const { entries, ...head } = synced.journal
    const now = Date.now()
    const about = { id: chain.match, game: gameIdOfJournal(head), name: synced.name, who: here?.record.who }
    const times = { created: here?.record.created ?? now, changed: now }
    const record = { ...about, ...times, ...progress, entries: entries.length, head }
    if (await disk.replace(here?.record, { record, journal: synced.journal })) return
  }
}

function isUpToDate({ record, journal }: SavedMatch, name: string, told: SavedMatch['journal']): boolean {
  return record.name === name && JSON.stringify(entryHashes(journal)) === JSON.stringify(entryHashes(told))
}

function entryHashes({ entries, ...head }: SavedMatch['journal']): readonly string[] {
  return [serializeJournalHeader(head), ...entries.map((entry) => JSON.stringify(entry))]
}

/** Adds entries that are in no commit yet, after the commit that shares most entries with them. */
function addLocalEntries(
  chain: CommitTree,
  { record, journal }: SavedMatch,
  previousHead: string | undefined,
): void {
  const words = entryHashes(journal)
  const name = previousHead === undefined ? undefined : journalFromCommits(chain.pathTo(previousHead))?.name
  const { page: on, length: told } = chain.locate(words)
  if (told < words.length) {
    // Not validated here: the rules parse the head when the match is opened.
    const begin = { begin: record.head as unknown as JournalHeader, name: record.name }
    const newPages = splitIntoPages(journal.entries.slice(Math.max(0, told - 1)))
    let top = on
    for (const body of told === 0 ? [begin, ...newPages] : newPages) top = chain.write(body, top).id
  } else if (isProperPrefix(serializeJournal(chain.pathTo(chain.head)), words)) {
    chain.setHead(on)
    chain.advanceHead()
  }
  const renamed = name !== undefined && name !== record.name
  if (renamed && journalFromCommits(chain.pathTo(chain.head))?.name !== record.name)
    chain.write({ name: record.name })
}

function isProperPrefix(one: readonly string[], saved: readonly string[]): boolean {
  return one.length < saved.length && isPrefix(one, saved)
}

/** The maximum number of characters of entries in one commit, far below the server's limit. */
const maxCharacters = 50_000

function splitIntoPages(entries: readonly Json[]): readonly CommitBody[] {
  const pages: Json[][] = []
  let characters = 0
  for (const entry of entries) {
    characters += JSON.stringify(entry).length
    const last = pages.at(-1)
    if (last !== undefined && characters <= maxCharacters) last.push(entry)
    else {
      pages.push([entry])
      characters = 0
    }
  }
  return pages.map((page) => ({ entries: page as never }))
}
