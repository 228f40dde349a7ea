import type { Finding } from '../model/index.ts'
import { words } from '../say/words.ts'
import { insertAt } from './checking.ts'

/** Adds to a head without a body the fix that indents the lines below it by four. */
export function withIndent(finding: Finding, lines: readonly string[]): Finding {
  if (finding.id !== words.headWithoutBody.id) return finding
  const own = indentOf(lines[finding.line - 1] ?? '')
  const edits = []
  for (let line = finding.end.line; line < lines.length; line += 1) {
    const text = lines[line] ?? ''
    const indent = indentOf(text)
    if (text.trim() === '' || indent <= own || indent >= own + 4) break
    edits.push(insertAt(line + 1, 1, ' '.repeat(own + 4 - indent)))
  }
  return edits.length === 0 ? finding : { ...finding, fixes: [{ message: words.indent, edits }] }
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}
