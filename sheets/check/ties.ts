import { fill } from '@opfor/kernel'
import type { ListLine } from '../model/index.ts'
import { words } from '../say/words.ts'
import { type Check, found, headingAt, insertAt } from './checking.ts'

/** A list without `Tie:`. */
export const ties: Check = ({ sheet, language }) =>
  sheet.sections.flatMap((section) => {
    if (section.kind !== 'list' || section.ties.length > 0 || section.lines.at(-1)?.form === 'first')
      return []
    // A tie that is there and not understood is one finding.
    const { line: first, endLine: end } = section.at
    const ids = [words.notATie.id, words.tieColon.id]
    if (sheet.findings.some(({ id, line: at }) => ids.includes(id) && at >= first && at <= end)) return []
    const line = language.words.tieLine
    const { endLine, endColumn } = lastOf(section.lines) ?? section.from.at
    const edits = [insertAt(endLine, endColumn, `\n${line}`)]
    const message = fill(words.noTie, { name: section.heading })
    return [found(headingAt(section), message, [{ message: fill(words.addLine, { words: line }), edits }])]
  })

function lastOf(lines: readonly ListLine[]): ListLine['at'] | undefined {
  const last = lines.at(-1)
  if (last?.form !== 'if' && last?.form !== 'otherwise') return last?.at
  const inner = lastOf(last.lines)
  return inner !== undefined && inner.endLine > last.at.endLine ? inner : last.at
}
