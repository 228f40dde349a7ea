import { type Mean, estimateMean } from './statistics/interval.ts'
import type { SeedCount } from './totals.ts'

/** Plain JSON, so that keys are strings. */
export type Histogram = Readonly<Record<string, SeedCount>>

/** In ascending order. */
export function histogramBars(histogram: Histogram): readonly (SeedCount & { readonly at: number })[] {
  return Object.entries(histogram)
    .map(([at, counted]) => ({ at: Number(at), ...counted }))
    .toSorted((a, b) => a.at - b.at)
}

export function sumOf(histogram: Histogram): number {
  return histogramBars(histogram).reduce((sum, { at, count }) => sum + at * count, 0)
}

export function meanOf(histogram: Histogram): Mean {
  const all = histogramBars(histogram)
  const count = all.reduce((sum, bar) => sum + bar.count, 0)
  const squares = all.reduce((sum, bar) => sum + bar.at * bar.at * bar.count, 0)
  return estimateMean(count, sumOf(histogram), squares)
}

/** The lowest value that at least the share `part` of all values does not exceed. */
export function quantile(histogram: Histogram, part: number): number {
  const all = histogramBars(histogram)
  const wanted = part * all.reduce((sum, bar) => sum + bar.count, 0)
  let below = 0
  for (const { at, count } of all) {
    below += count
    if (below >= wanted) return at
  }
  return 0
}
