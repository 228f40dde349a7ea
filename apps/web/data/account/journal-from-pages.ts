import type { Json } from '@opfor/kernel'
import { type Page, parseBody } from '@opfor/sync'
import { asJson } from '../storage/as-json.ts'
import type { SavedMatch } from '../storage/saved-match.ts'

/** A match as read from its synced pages. */
export interface SyncedJournal {
  readonly name: string
  readonly journal: SavedMatch['journal']
}

/** Reads a branch of pages as a journal; undefined if the first page is missing or malformed. */
export function journalFromPages(line: readonly Page[]): SyncedJournal | undefined {
  const [first, ...rest] = line.map((page) => parseBody(page))
  if (first === undefined || !('begin' in first)) return undefined
  const entries: Json[] = []
  let { name } = first
  for (const body of rest) {
    if (body === undefined) return undefined
    if ('entries' in body) entries.push(...body.entries.map(asJson))
    else if ('name' in body) name = body.name
  }
  return {
    name,
    journal: { ...asJson(first.begin), entries },
  }
}
