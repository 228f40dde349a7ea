import type { Estimate, Mean } from '@opfor/lab'

/** Rows as an aligned table: readable in a terminal, and a table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)))
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
}

/** A share with its confidence interval, in percent. */
export function percent({ value, from, to }: Estimate): string {
  return `${hundred(value)}% (${hundred(from)} to ${hundred(to)})`
}

/** A difference of shares with its confidence interval, in percentage points. */
export function points({ value, from, to }: Estimate): string {
  return `${signed(value * 100)} (${signed(from * 100)} to ${signed(to * 100)})`
}

/** A mean with its confidence interval; a single value has none. */
export function around({ value, from, to, of }: Mean): string {
  if (of === 1) return `${value.toFixed(2)} (one value: no interval)`
  return `${value.toFixed(2)} (${from.toFixed(2)} to ${to.toFixed(2)})`
}

function hundred(part: number): string {
  return (part * 100).toFixed(1)
}

function signed(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(2)}`
}
