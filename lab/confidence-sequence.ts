import type { Estimate } from './interval.ts'
import { plain, power, product } from './scaled.ts'

/** Matches on the same seeds: how many, and how many of them only the first or only the second setting won. */
export interface PairedWins {
  readonly games: number
  readonly firstOnly: number
  readonly secondOnly: number
}

/** The stakes on a rise of the win rate and, below zero, on a fall. */
const stakes = [0.96, 0.48, 0.24, 0.12, 0.06, 0.03, 0.015, 0.0075].flatMap((size) => [size, -size])

/**
 * How much the data speak against a change of the win rate of `change`: the capital of a gambler who began with 1 and bets
 * against it. If this is the true change, the capital ever exceeds 1/error with a probability of at most `error` (Ville's
 * inequality), however often one looks and whenever one stops.
 *
 * For each pair of matches the result x is 1, 0 or -1 (only the second, both or neither, only the first won). With a constant
 * stake s the capital is multiplied by (1 + s x) / (1 + s change), whose mean is 1; the capitals of all stakes are averaged.
 * So it depends on the counts alone and not on the order of the matches.
 */
export function evidenceAgainst({ games, firstOnly, secondOnly }: PairedWins, change: number): number {
  let sum = 0
  for (const stake of stakes) {
    const gained = product(power(1 + stake, secondOnly), power(1 - stake, firstOnly))
    sum += Math.min(
      Number.MAX_VALUE / stakes.length,
      plain(product(gained, power(1 / (1 + stake * change), games))),
    )
  }
  return sum / stakes.length
}

/**
 * The change of the win rate with its interval from a confidence sequence: with a probability of at least 1 - error the true
 * change is in all the intervals that one ever looks at. This is the betting confidence sequence of Waudby-Smith and Ramdas
 * (Estimating means of bounded random variables by betting, 2023), with a mixture of constant stakes.
 */
export function changeAtAnyTime(wins: PairedWins, error: number): Estimate {
  const { games, firstOnly, secondOnly } = wins
  if (games === 0) return { value: 0, from: -1, to: 1 }
  const value = (secondOnly - firstOnly) / games
  // The evidence is convex in the change and at most 1 at the estimate, so what is not refuted is an interval around it.
  return { value, from: lastNotRefuted(wins, error, value, -1), to: lastNotRefuted(wins, error, value, 1) }
}

function lastNotRefuted(wins: PairedWins, error: number, inside: number, outside: number): number {
  if (evidenceAgainst(wins, outside) < 1 / error) return outside
  let [near, far] = [inside, outside]
  for (let step = 0; step < 40; step += 1) {
    const middle = (near + far) / 2
    if (evidenceAgainst(wins, middle) < 1 / error) near = middle
    else far = middle
  }
  return far
}

/** What is known about a change: that there is one, or that it is at most as large as the margin. */
export type Known = 'changed' | 'within'

/** What is known, at the interval of a confidence sequence; undefined if nothing yet. */
export function known({ from, to }: Estimate, margin: number): Known | undefined {
  if (from > 0 || to < 0) return 'changed'
  return from >= -margin && to <= margin ? 'within' : undefined
}
