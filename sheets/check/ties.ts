import { withParams } from '@opfor/kernel'
import type { ListLine } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { type Check, makeDiagnostic, headingPosition, makeInsertion } from './check-context.ts'

export const checkTies: Check = ({ sheet, language }) =>
  sheet.sections.flatMap((section) => {
    if (section.kind !== 'list' || section.ties.length > 0 || section.lines.at(-1)?.form === 'first')
      return []
    // A tie that was not understood already has a finding.
    const { line: first, endLine: end } = section.at
    const ids = [diagnosticMessages.notATie.id, diagnosticMessages.tieColon.id]
    if (sheet.findings.some(({ id, line: at }) => ids.includes(id) && at >= first && at <= end)) return []
    const line = language.words.tieLine
    const { endLine, endColumn } = lastOf(section.lines) ?? section.from.at
    const edits = [makeInsertion(endLine, endColumn, `\n${line}`)]
    const message = withParams(diagnosticMessages.noTie, { name: section.heading })
    return [
      makeDiagnostic(headingPosition(section), message, [
        { message: withParams(diagnosticMessages.addLine, { words: line }), edits },
      ]),
    ]
  })

function lastOf(lines: readonly ListLine[]): ListLine['at'] | undefined {
  const last = lines.at(-1)
  if (last?.form !== 'if' && last?.form !== 'otherwise') return last?.at
  const inner = lastOf(last.lines)
  return inner !== undefined && inner.endLine > last.at.endLine ? inner : last.at
}
