/** A number with the interval that holds the true one: in 95 of 100 cases where nothing else is said. */
export interface Estimate {
  readonly value: number
  readonly from: number
  readonly to: number
}

/** 95% of a normal distribution lie within this number of standard deviations. */
const z95 = 1.959963984540054

/** A share of cases, with the interval of Wilson: it stays inside 0 to 1 and is sound near its ends. */
export function share(count: number, of: number): Estimate {
  if (of === 0) return { value: 0, from: 0, to: 1 }
  const z = z95
  const p = count / of
  const middle = p + (z * z) / (2 * of)
  const half = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))
  const scale = 1 + (z * z) / of
  return { value: p, from: Math.max(0, (middle - half) / scale), to: Math.min(1, (middle + half) / scale) }
}

/** How a share is estimated from how many there are of how many. */
export type ShareEstimator = (count: number, of: number) => Estimate

/** A mean, of how many values it is, and how far they lie from it. One value alone has no interval. */
export interface Mean extends Estimate {
  readonly of: number
  readonly deviation: number
}

/** A mean from whole sums: how many, their sum and the sum of their squares. */
export function mean(count: number, sum: number, squares: number): Mean {
  if (count === 0) return { value: 0, from: 0, to: 0, of: 0, deviation: 0 }
  const value = sum / count
  const variance = count < 2 ? 0 : Math.max(0, (squares - (sum * sum) / count) / (count - 1))
  const half = z95 * Math.sqrt(variance / count)
  return { value, from: value - half, to: value + half, of: count, deviation: Math.sqrt(variance) }
}

/** By how much a share differs between two sets of matches that have nothing to do with each other (Newcombe's interval). */
export function changeBetween(first: Estimate, second: Estimate): Estimate {
  return differenceInterval(first, second, 0)
}

/**
 * By how much a share differs between two settings that were played on the same seeds: from the shares that only one of
 * them has won. Where none has, that is still no proof that none ever would.
 */
export function pairedChange(
  onlyFirst: number,
  onlySecond: number,
  of: number,
  shares: ShareEstimator = share,
): Estimate {
  const together = (of - onlyFirst) * (of - onlySecond)
  // A match that only the first wins is none that only the second wins: the two shares pull apart by so much.
  const correlation = together === 0 ? 0 : -Math.sqrt((onlyFirst * onlySecond) / together)
  return differenceInterval(shares(onlyFirst, of), shares(onlySecond, of), correlation)
}

/** The change between two shares whose estimates go together by so much: their distances to the ends, square and add. */
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
