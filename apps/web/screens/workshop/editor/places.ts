import type { Text } from '@codemirror/state'
import type { Edit, Position } from '@opfor/sheets'

/** The offset of a place in a text; lines and columns count from 1. */
function offsetOf(doc: Text, line: number, column: number): number {
  const { from, to } = doc.line(Math.max(1, Math.min(line, doc.lines)))
  return line > doc.lines ? to : Math.min(from + column - 1, to)
}

/** The offsets of a position. */
export function rangeOf(doc: Text, at: Position): { readonly from: number; readonly to: number } {
  const from = offsetOf(doc, at.line, at.column)
  return { from, to: Math.max(from, offsetOf(doc, at.endLine, at.endColumn)) }
}

/** Edits of a page as changes of the editor. */
export function changesOf(doc: Text, edits: readonly Edit[]) {
  return edits.map(({ at, text }) => ({ ...rangeOf(doc, at), insert: text }))
}
