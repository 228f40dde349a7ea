import type { Message } from '@opfor/kernel'
import type { Compiled } from '../language/index.ts'
import type { Finding, Fix, Position, Section, Sheet } from '../model/index.ts'
import type { Names } from '../read/names.ts'

/** A sheet that was read and is now checked as a whole. */
export interface Checking {
  readonly sheet: Omit<Sheet, 'hints' | 'asked'>
  readonly names: Names
  readonly language: Compiled
  readonly lines: readonly string[]
}

/** A check of the whole: what it finds. */
export type Check = (checking: Checking) => readonly Finding[]

/** A finding at a position. */
export function found(
  { line, column, endLine, endColumn }: Position,
  message: Message,
  fixes: readonly Fix[] = [],
): Finding {
  return { line, column, end: { line: endLine, column: endColumn }, id: message.id, message, fixes }
}

/** The place of a section's heading. */
export function headingAt({ at, text, level }: Section): Position {
  const column = level + 2
  return { line: at.line, column, endLine: at.line, endColumn: column + text.length }
}

/** An insertion of text at a place. */
export function insertAt(line: number, column: number, text: string) {
  return { at: { line, column, endLine: line, endColumn: column }, text }
}

/** The steps of a section that has some. */
export function stepsIn(section: Section) {
  return section.kind === 'steps' || section.kind === 'report' ? section.steps : []
}
