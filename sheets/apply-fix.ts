import type { QuickFix } from './model/index.ts'

export function applyFix(text: string, { edits }: QuickFix): string {
  const starts = lineStarts(text)
  const offset = (line: number, column: number): number => (starts[line - 1] ?? text.length) + column - 1
  const inOrder = edits
    .map(({ at, text: by }) => ({
      from: offset(at.line, at.column),
      to: offset(at.endLine, at.endColumn),
      by,
    }))
    .toSorted((one, other) => other.from - one.from)
  let fixed = text
  for (const { from, to, by } of inOrder) fixed = fixed.slice(0, from) + by + fixed.slice(to)
  return fixed
}

function lineStarts(text: string): readonly number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), ({ index, 0: end }) => index + end.length)]
}
