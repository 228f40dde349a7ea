import type { Message } from '@opfor/kernel'
import type { CompiledLanguage } from '../language/index.ts'
import type { SheetDiagnostic, QuickFix, SourcePosition, SheetSection, Sheet } from '../model/index.ts'
import type { SheetNames } from '../phrases/names.ts'

export interface CheckContext {
  readonly sheet: Omit<Sheet, 'hints' | 'asked'>
  readonly names: SheetNames
  readonly language: CompiledLanguage
  readonly lines: readonly string[]
}

export type Check = (checking: CheckContext) => readonly SheetDiagnostic[]

export function makeDiagnostic(
  { line, column, endLine, endColumn }: SourcePosition,
  message: Message,
  fixes: readonly QuickFix[] = [],
): SheetDiagnostic {
  return { line, column, end: { line: endLine, column: endColumn }, id: message.id, message, fixes }
}

export function headingPosition({ at, text, level }: SheetSection): SourcePosition {
  const column = level + 2
  return { line: at.line, column, endLine: at.line, endColumn: column + text.length }
}

export function makeInsertion(line: number, column: number, text: string) {
  return { at: { line, column, endLine: line, endColumn: column }, text }
}

export function stepsOfSection(section: SheetSection) {
  return section.kind === 'steps' || section.kind === 'report' ? section.steps : []
}
