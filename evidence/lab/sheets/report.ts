import type { Compared } from './compare.ts'
import type { SheetProof } from './proof.ts'

export interface LineCount {
  readonly sheet: number
  readonly code: number
}

export function reportOf(
  { name, code }: SheetProof,
  { matches, positions, differing, sheetQuestions, codedQuestions }: Compared,
  lines: LineCount,
): readonly string[] {
  const each = [...positions].map(([section, count]) => `${count} of ${section}`).join(', ')
  return [
    `${name}: positions of ${matches} random matches, ${each}: ${differing.length} differing`,
    `  questions a turn, median and 95%: sheet ${spread(sheetQuestions)}, code ${spread(codedQuestions)} (${sheetQuestions.length} turns)`,
    `  lines: sheet ${lines.sheet}, code ${lines.code} (${code.length} files)`,
  ]
}

/** Median and 95th percentile. */
function spread(numbers: readonly number[]): string {
  return `${percentile(numbers, 50)} and ${percentile(numbers, 95)}`
}

function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0
}

/** Counts non-empty lines. */
export function linesIn(text: string): number {
  return text.split('\n').filter((line) => line.trim() !== '').length
}
