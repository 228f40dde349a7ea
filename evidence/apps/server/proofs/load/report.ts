import { allLatencies, isHeld, percentile, type Run } from './run.ts'

const row = (name: string, ...cells: readonly string[]): string =>
  `  ${name.padEnd(20)}${cells.map((cell) => cell.padStart(10)).join('')}`

const latencyRow = (name: string, sorted: readonly number[]): string =>
  row(
    name,
    String(sorted.length),
    ...[percentile(sorted, 0.5), percentile(sorted, 0.99), sorted.at(-1) ?? 0].map((each) => each.toFixed(1)),
  )

export function summary(run: Run): string {
  const all = allLatencies(run)
  const errors = [...run.errors.values()].reduce((sum, count) => sum + count, 0)
  return (
    `${run.rate}/s for ${run.seconds.toFixed(0)} s: ${(all.length / run.seconds).toFixed(0)}/s answered, ` +
    `p50 ${percentile(all, 0.5).toFixed(1)} ms, p99 ${percentile(all, 0.99).toFixed(1)} ms, ${errors} errors, ` +
    `load ${run.load.toFixed(1)}: ${isHeld(run) ? 'held' : 'not held'}`
  )
}

export function table(run: Run): string {
  const kinds = [...run.latencies].toSorted(([, a], [, b]) => b.length - a.length)
  return [
    row('request', 'count', 'p50 ms', 'p99 ms', 'max ms'),
    ...kinds.map(([kind, sorted]) => latencyRow(kind, sorted)),
    latencyRow('all', allLatencies(run)),
    ...[...run.errors].map(([status, count]) => row(`status ${status}`, String(count))),
    row('cores used by', ''),
    ...Object.entries(run.cores).map(([name, cores]) => row(`  ${name}`, cores.toFixed(2))),
  ].join('\n')
}
