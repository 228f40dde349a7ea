import { type CommitBody, type Commit, parseCommitBody } from './commit.ts'

/**
 * Serializes the header and entries of a path for comparison; commit boundaries, names and choices do not matter. Invalid commits
 * become their id, which equals nothing else.
 */
export function serializeJournal(pages: readonly Commit[]): readonly string[] {
  return pages.flatMap((page) => {
    const body = parseCommitBody(page)
    return body === undefined ? [page.id] : serializeBody(body)
  })
}

function serializeBody(body: CommitBody): readonly string[] {
  if ('begin' in body) return [serializeJournalHeader(body.begin)]
  return 'entries' in body ? body.entries.map((entry) => JSON.stringify(entry)) : []
}

export function serializeJournalHeader(heading: object): string {
  return JSON.stringify(heading, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** Whether `prefix` occurs in `entries` at index `from`. */
export function isPrefix(prefix: readonly string[], entries: readonly string[], from = 0): boolean {
  return prefix.length + from <= entries.length && prefix.every((entry, at) => entry === entries[from + at])
}
