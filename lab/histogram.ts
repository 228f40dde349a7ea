import { type Mean, mean } from './interval.ts'
import type { SeedCount } from './totals.ts'

/** Counts by a whole number, written as text because they travel as plain data. */
export type Histogram = Readonly<Record<string, SeedCount>>

/** The numbers of a histogram in order, each with its count. */
export function bars(histogram: Histogram): readonly (SeedCount & { readonly at: number })[] {
  return Object.entries(histogram)
    .map(([at, counted]) => ({ at: Number(at), ...counted }))
    .toSorted((a, b) => a.at - b.at)
}

/** The sum of all that a histogram holds. */
export function sumOf(histogram: Histogram): number {
  return bars(histogram).reduce((sum, { at, count }) => sum + at * count, 0)
}

/** The mean of a histogram, exactly from its counts. */
export function meanOf(histogram: Histogram): Mean {
  const all = bars(histogram)
  const count = all.reduce((sum, bar) => sum + bar.count, 0)
  const squares = all.reduce((sum, bar) => sum + bar.at * bar.at * bar.count, 0)
  return mean(count, sumOf(histogram), squares)
}

/** The number that so large a share of all lies at or below. */
export function quantile(histogram: Histogram, part: number): number {
  const all = bars(histogram)
  const wanted = part * all.reduce((sum, bar) => sum + bar.count, 0)
  let below = 0
  for (const { at, count } of all) {
    below += count
    if (below >= wanted) return at
  }
  return 0
}
