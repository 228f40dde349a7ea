/** Where a rule stands in its rulebook: the booklet, its own heading, and the number of the line if it has one. */
export interface Citation {
  readonly book: string
  readonly heading: string
}

/** A citation by the rulebook's own heading. */
export function cite(book: string, heading: string): Citation {
  return { book, heading }
}
