/** A number with the interval that holds the true one in 95 of 100 cases. */
export interface Estimate {
  readonly value: number
  readonly from: number
  readonly to: number
}

/** 95% of a normal distribution lie within so many standard deviations. */
const z = 1.959963984540054

/** A share of cases, with the interval of Wilson: it stays inside 0 to 1 and is sound near its ends. */
export function share(count: number, of: number): Estimate {
  if (of === 0) return { value: 0, from: 0, to: 1 }
  const p = count / of
  const middle = p + (z * z) / (2 * of)
  const half = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of))
  const scale = 1 + (z * z) / of
  return { value: p, from: Math.max(0, (middle - half) / scale), to: Math.min(1, (middle + half) / scale) }
}

/** A mean from whole sums: how many, their sum and the sum of their squares. */
export function mean(count: number, sum: number, squares: number): Estimate & { readonly deviation: number } {
  if (count === 0) return { value: 0, from: 0, to: 0, deviation: 0 }
  const value = sum / count
  const variance = count < 2 ? 0 : Math.max(0, (squares - (sum * sum) / count) / (count - 1))
  const half = z * Math.sqrt(variance / count)
  return { value, from: value - half, to: value + half, deviation: Math.sqrt(variance) }
}

/** By how much a share differs between two settings that were played on the same seeds. */
export function pairedChange(onlyFirst: number, onlySecond: number, of: number): Estimate {
  if (of === 0) return { value: 0, from: 0, to: 0 }
  const value = (onlySecond - onlyFirst) / of
  const half = (z * Math.sqrt(Math.max(0, onlyFirst + onlySecond - of * value * value))) / of
  return { value, from: value - half, to: value + half }
}
