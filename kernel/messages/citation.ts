export interface Citation {
  readonly book: string
  readonly heading: string
  readonly number?: string
}

/** Uses the rulebook's own heading. */
export function cite(book: string, heading: string, number?: string): Citation {
  return number === undefined ? { book, heading } : { book, heading, number }
}
