import { stripVTControlCharacters } from 'node:util'

/** Lines of Vitest (`FAIL  file > test`) and Playwright (`  1) [app] > file > test ---`) with a failure or its reason. */
const patterns = [
  /^\s*FAIL\s/,
  /^\s*\d+\) \[/,
  /^\s*(?:\w*Error|Error|Test timeout)\b.*/,
  /^\s*(?:Expected|Received|Locator):? /,
]

/** Without duplicates; the last lines of the output if no line matches. */
export function failuresIn(output: string): readonly string[] {
  const lines = stripVTControlCharacters(output)
    .split(/[\r\n]+/)
    .map((line) => line.trim().replaceAll(/\s*[─⎯-]{3,}$/g, ''))
  const failures = [...new Set(lines.filter((line) => patterns.some((head) => head.test(line))))]
  return failures.length > 0 ? failures : lines.slice(-20)
}

/** The summary of Vitest or Playwright, with flaky tests; empty for other tools. */
export function summaryOf(output: string): string {
  return /^ *(?:Test Files |\d+ flaky$|\d+ passed \()[^]*/m.exec(stripVTControlCharacters(output))?.[0] ?? ''
}
