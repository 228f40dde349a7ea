/** Where something stands in the text of a sheet. Lines and columns count from 1; the end is the column after the last letter. */
export interface Position {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** What everything that was read carries: where it stands, and its text as written. */
export interface Source {
  readonly at: Position
  readonly text: string
}
