import { type Body, type Page, parseBody } from './page.ts'

/**
 * What a line of pages tells, word by word: how the match begins, then its entries. Where one page ends and the next
 * begins is no part of it, nor are names and choices. A page that cannot be read is a word like no other.
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

/** How a match begins, as a word: the same in whichever order its fields were written. */
export function serializeHeading(heading: object): string {
  return JSON.stringify(heading, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}

/** Whether what one line tells is the beginning of what another tells, from a word on. */
export function isPrefix(prefix: readonly string[], entries: readonly string[], from = 0): boolean {
  return prefix.length + from <= entries.length && prefix.every((entry, at) => entry === entries[from + at])
}
