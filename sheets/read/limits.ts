import { fill } from '@opfor/kernel'
import type { Finding } from '../model/index.ts'
import { words } from '../say/words.ts'
import { findingAt } from './reading.ts'

/** Limits of a sheet. */
export const limits = { letters: 65_536, sections: 200, nameLength: 60 } as const

/** Notes a text or a number of sections that is too long. */
export function limitFindings(
  text: string,
  rest: readonly unknown[],
  starts: readonly number[],
): readonly Finding[] {
  const at = (line: number) => ({ line, column: 1, endLine: line, endColumn: 1 })
  const long = text.length > limits.letters
  return [
    ...(long ? [findingAt(at(1), fill(words.tooLong, { limit: limits.letters / 1024 }))] : []),
    ...(rest.length > limits.sections
      ? [findingAt(at((starts.at(-1) ?? 0) + 1), fill(words.tooManySections, { limit: limits.sections }))]
      : []),
  ]
}
