import type { Estimate } from './interval.ts'

/** For numbers beyond floating point: `part` times 2 to the power of 512 `times`. */
interface Scaled {
  readonly part: number
  readonly times: number
}

const largest = 1.157920892373162e77
const scale = largest * largest

export function scaledProduct(one: Scaled, other: Scaled): Scaled {
  const part = one.part * other.part
  const times = one.times + other.times
  if (part >= largest) return { part: part / scale, times: times + 1 }
  return part * largest < 1 ? { part: part * scale, times: times - 1 } : { part, times }
}

/** Only multiplies a positive number: the same result on every machine. */
export function scaledPower(base: number, exponent: number): Scaled {
  let result: Scaled = { part: 1, times: 0 }
  let square: Scaled = { part: base, times: 0 }
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = scaledProduct(result, square)
    square = scaledProduct(square, square)
  }
  return result
}

/** Returns the nearest floating-point number. */
export function toNumber({ part, times }: Scaled): number {
  if (times > 0) return Number.MAX_VALUE
  return times < 0 ? 0 : part
}

/** Number of seeds, and how many only the first or only the second setting won. */
export interface PairedWins {
  readonly games: number
  readonly firstOnly: number
  readonly secondOnly: number
}

/** Stakes on a rise of the win rate and, below zero, on a fall. */
const stakes = [0.96, 0.48, 0.24, 0.12, 0.06, 0.03, 0.015, 0.0075].flatMap((size) => [size, -size])

/**
 * The capital of a gambler who starts with 1 and bets against `change`. If the change is true, the capital ever exceeds 1/error
 * with probability at most `error` (Ville's inequality), at any stopping time. A pair's result x is 1, 0 or -1 (only the second,
 * both or neither, only the first won) and multiplies the capital by (1 + s x) / (1 + s change), whose mean is 1; the capitals of
 * all stakes s are averaged. So the order of matches does not matter.
 */
export function evidenceAgainstChange({ games, firstOnly, secondOnly }: PairedWins, change: number): number {
  let sum = 0
  for (const stake of stakes) {
    const gained = scaledProduct(scaledPower(1 + stake, secondOnly), scaledPower(1 - stake, firstOnly))
    sum += Math.min(
      Number.MAX_VALUE / stakes.length,
      toNumber(scaledProduct(gained, scaledPower(1 / (1 + stake * change), games))),
    )
  }
  return sum / stakes.length
}

/**
 * With probability 1 - error the true change is in all intervals ever computed. The betting confidence sequence of Waudby-Smith
 * and Ramdas (Estimating means of bounded random variables by betting, 2023), with a mixture of constant stakes.
 */
export function anytimeChange(wins: PairedWins, error: number): Estimate {
  const { games, firstOnly, secondOnly } = wins
  if (games === 0) return { value: 0, from: -1, to: 1 }
  const value = (secondOnly - firstOnly) / games
  // The evidence is convex in the change and at most 1 at the estimate, so the unrefuted changes are an interval.
  return { value, from: lastNotRefuted(wins, error, value, -1), to: lastNotRefuted(wins, error, value, 1) }
}

function lastNotRefuted(wins: PairedWins, error: number, inside: number, outside: number): number {
  if (evidenceAgainstChange(wins, outside) < 1 / error) return outside
  let [near, far] = [inside, outside]
  for (let step = 0; step < 40; step += 1) {
    const middle = (near + far) / 2
    if (evidenceAgainstChange(wins, middle) < 1 / error) near = middle
    else far = middle
  }
  return far
}

/** There is a change, or it is at most as large as the margin. */
export type Conclusion = 'changed' | 'within'

export function concludeChange({ from, to }: Estimate, margin: number): Conclusion | undefined {
  if (from > 0 || to < 0) return 'changed'
  return from >= -margin && to <= margin ? 'within' : undefined
}
