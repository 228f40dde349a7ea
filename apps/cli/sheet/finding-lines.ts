import type { Finding } from '@opfor/sheets'
import { styled, wrap } from '../output.ts'
import { say } from '../text/language.ts'

/** A finding in words. */
export interface ToldFinding {
  readonly line: number
  readonly column: number
  readonly id: string
  readonly message: string
  readonly fixes: readonly string[]
}

export function toldFinding({ line, column, id, message, fixes }: Finding): ToldFinding {
  return { line, column, id, message: say(message), fixes: fixes.map((fix) => say(fix.message)) }
}

/** A finding with its place, and its fixes below. */
export function findingLines(
  file: string,
  { line, column, message, fixes }: ToldFinding,
  style: 'bad' | 'faint',
): readonly string[] {
  return [
    `${styled(style, `${file}:${line}:${column}`)} ${message}`,
    ...fixes.flatMap((fix) => wrap(`    ${fix}`, '    ')),
  ]
}
