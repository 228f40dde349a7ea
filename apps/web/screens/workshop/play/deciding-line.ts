import type { Decision, Line } from '@opfor/kernel'
import type { Position, Sheet } from '@opfor/sheets'
import { placeOfRule } from '@opfor/sheets/editing'

/** Where the line stands that a decision rests on: the last one that narrowed, broke a tie, was read or could be done. */
export function decidingLine({ lines }: Decision, sheet: Sheet): Position | undefined {
  const last = lines.findLast(isDeciding) ?? lines.findLast((line) => 'rule' in line)
  return last !== undefined && 'rule' in last ? placeOfRule(sheet, last.rule) : undefined
}

function isDeciding(line: Line): boolean {
  if (line.kind === 'narrowed') return line.after.length < line.before.length
  return line.kind === 'tied' || line.kind === 'cell' || (line.kind === 'tried' && line.could)
}
