import type { SheetDiagnostic } from '@opfor/sheets'
import { applyStyle, wrapText } from './output.ts'
import { localize } from '../text/language.ts'

export interface FindingText {
  readonly line: number
  readonly column: number
  readonly id: string
  readonly message: string
  readonly fixes: readonly string[]
}

export function formatFinding({ line, column, id, message, fixes }: SheetDiagnostic): FindingText {
  return { line, column, id, message: localize(message), fixes: fixes.map((fix) => localize(fix.message)) }
}

export function findingLines(
  file: string,
  { line, column, message, fixes }: FindingText,
  style: 'bad' | 'faint',
): readonly string[] {
  return [
    `${applyStyle(style, `${file}:${line}:${column}`)} ${message}`,
    ...fixes.flatMap((fix) => wrapText(`    ${fix}`, '    ')),
  ]
}
