/** Counted from 1; the end is the column after the last letter. */
export interface SourcePosition {
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

export interface SourceRange {
  readonly at: SourcePosition
  readonly text: string
}
