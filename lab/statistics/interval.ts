/** The interval is at 95% unless stated otherwise. */
export interface Estimate {
  readonly value: number
  readonly from: number
  readonly to: number
}

/** Normal quantile for two-sided 95% intervals. */
const z95 = 1.959963984540054

/** Wilson's interval stays within 0 to 1 and is reliable near both ends. */
export function estimateShare(count: number, of: number): Estimate {
  if (of === 0) return { value: 0, from: 0, to: 1 }
  const z = z95
  const p = count / of
  const middle = p + (z * z) / (2 * of)
  const half = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))
  const scale = 1 + (z * z) / of
  return { value: p, from: Math.max(0, (middle - half) / scale), to: Math.min(1, (middle + half) / scale) }
}

export type ShareEstimator = (count: number, of: number) => Estimate

/** A single value has no interval. */
export interface Mean extends Estimate {
  readonly of: number
  readonly deviation: number
}

export function estimateMean(count: number, sum: number, squares: number): Mean {
  if (count === 0) return { value: 0, from: 0, to: 0, of: 0, deviation: 0 }
  const value = sum / count
  const variance = count < 2 ? 0 : Math.max(0, (squares - (sum * sum) / count) / (count - 1))
  const half = z95 * Math.sqrt(variance / count)
  return { value, from: value - half, to: value + half, of: count, deviation: Math.sqrt(variance) }
}

export function independentChange(first: Estimate, second: Estimate): Estimate {
  return differenceInterval(first, second, 0)
}

/** Uses the matches that only one setting won; the width is positive even if there are none. */
export function pairedChange(
  onlyFirst: number,
  onlySecond: number,
  of: number,
  shares: ShareEstimator = estimateShare,
): Estimate {
  const together = (of - onlyFirst) * (of - onlySecond)
  // The two shares exclude each other, so their estimates are negatively correlated.
  const correlation = together === 0 ? 0 : -Math.sqrt((onlyFirst * onlySecond) / together)
  return differenceInterval(shares(onlyFirst, of), shares(onlySecond, of), correlation)
}

/** Combines the distances to the interval ends for correlated estimates (Newcombe). */
function differenceInterval(first: Estimate, second: Estimate, correlation: number): Estimate {
  const value = second.value - first.value
  const combined = (one: number, other: number): number =>
    Math.sqrt(Math.max(0, one * one + other * other - 2 * correlation * one * other))
  return {
    value,
    from: value - combined(second.value - second.from, first.to - first.value),
    to: value + combined(second.to - second.value, first.value - first.from),
  }
}
