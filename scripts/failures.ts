import { stripVTControlCharacters } from 'node:util'

/** How Vitest (`FAIL  file > test`) and Playwright (`  1) [app] > file > test ---`) head a failure, and how both say why. */
const patterns = [
  /^\s*FAIL\s/,
  /^\s*\d+\) \[/,
  /^\s*(?:\w*Error|Error|Test timeout)\b.*/,
  /^\s*(?:Expected|Received|Locator):? /,
]

/** The lines of a check's output that say what failed and why, each once: what to read before the whole. */
export function failuresIn(output: string): readonly string[] {
  const lines = stripVTControlCharacters(output)
    .split(/[\r\n]+/)
    .map((line) => line.trim().replaceAll(/\s*[─⎯-]{3,}$/g, ''))
  const failures = [...new Set(lines.filter((line) => patterns.some((head) => head.test(line))))]
  return failures.length > 0 ? failures : lines.slice(-20)
}

/** How Vitest and Playwright close: how many passed, and which only when they were played again; nothing of others. */
export function summaryOf(output: string): string {
  return /^ *(?:Test Files |\d+ flaky$|\d+ passed \()[^]*/m.exec(stripVTControlCharacters(output))?.[0] ?? ''
}
