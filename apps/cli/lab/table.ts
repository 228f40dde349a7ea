import type { Estimate, Mean } from '@opfor/lab'

/** Readable in a terminal, and valid Markdown. */
export function tableLines(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)))
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)]
}

/** In percent, with the confidence interval. */
export function percentText({ value, from, to }: Estimate): string {
  return `${formatPercent(value)}% (${formatPercent(from)} to ${formatPercent(to)})`
}

/** In percentage points, with the confidence interval. */
export function pointsText({ value, from, to }: Estimate): string {
  return `${formatSigned(value * 100)} (${formatSigned(from * 100)} to ${formatSigned(to * 100)})`
}

/** A single value has no interval. */
export function meanText({ value, from, to, of }: Mean): string {
  if (of === 1) return `${value.toFixed(2)} (one value: no interval)`
  return `${value.toFixed(2)} (${from.toFixed(2)} to ${to.toFixed(2)})`
}

export function signedMeanText({ value, from, to }: Mean): string {
  return `${formatSigned(value)} (${formatSigned(from)} to ${formatSigned(to)})`
}

function formatPercent(part: number): string {
  return (part * 100).toFixed(1)
}

function formatSigned(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(2)}`
}
