/** Where a rule stands in its rulebook: the booklet, its own heading, and the number of the rule where it has one. */
export interface Citation {
  readonly book: string
  readonly heading: string
  readonly number?: string
}

/** A citation by the rulebook's own heading. */
export function cite(book: string, heading: string, number?: string): Citation {
  return number === undefined ? { book, heading } : { book, heading, number }
}
