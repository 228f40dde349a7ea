import { type Body, type Page, readBody } from './page.ts'

/**
 * What a line of pages tells, word by word: how the match begins, then its entries. Where one page ends and the next
 * begins is no part of it, nor are names and choices. A page that cannot be read is a word like no other.
 */
export function wordsOf(line: readonly Page[]): readonly string[] {
  return line.flatMap((page) => {
    const body = readBody(page)
    return body === undefined ? [page.id] : wordsIn(body)
  })
}

function wordsIn(body: Body): readonly string[] {
  if ('begin' in body) return [firstWord(body.begin)]
  return 'entries' in body ? body.entries.map((entry) => JSON.stringify(entry)) : []
}

/** How a match begins, as a word: the same in whichever order its fields were written. */
export function firstWord(begin: object): string {
  return JSON.stringify(begin, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}

/** Whether what one line tells is the beginning of what another tells, from a word on. */
export function isBeginning(one: readonly string[], whole: readonly string[], from = 0): boolean {
  return one.length + from <= whole.length && one.every((word, at) => word === whole[from + at])
}
