import { type Body, type Page, parseBody } from './page.ts'

/**
 * Serializes the journal in a path of pages for comparison: the heading, then each entry. Page boundaries, names and
 * choices do not matter. An invalid page is represented by its id, which equals nothing else.
 */
export function serializeJournal(pages: readonly Page[]): readonly string[] {
  return pages.flatMap((page) => {
    const body = parseBody(page)
    return body === undefined ? [page.id] : serializeBody(body)
  })
}

function serializeBody(body: Body): readonly string[] {
  if ('begin' in body) return [serializeHeading(body.begin)]
  return 'entries' in body ? body.entries.map((entry) => JSON.stringify(entry)) : []
}

/** Serializes the heading of a match with sorted keys. */
export function serializeHeading(heading: object): string {
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
