import type { Json } from '@opfor/kernel'
import { type Commit, parseCommitBody } from '@opfor/sync'
import { asJson } from '../storage/as-json.ts'
import type { SavedMatch } from '../storage/saved-match.ts'

export interface SyncedJournal {
  readonly name: string
  readonly journal: SavedMatch['journal']
}

/** Undefined if the first commit is missing or malformed. */
export function journalFromCommits(line: readonly Commit[]): SyncedJournal | undefined {
  const [first, ...rest] = line.map((page) => parseCommitBody(page))
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
