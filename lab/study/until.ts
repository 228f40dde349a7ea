import { integer, type Json, record, refuse, type Shape, shown } from '@opfor/kernel'
import { shareEstimator } from '../exact.ts'
import { pairedChange } from '../interval.ts'
import type { ComparisonTotals } from '../comparison.ts'
import type { Totals } from '../totals.ts'

/** The supported error rates. */
export const errorRates = [0.1, 0.05, 0.01] as const

/** One of them. */
export type ErrorRate = (typeof errorRates)[number]

/** The stopping rule: a fixed number of matches per player and setting, or a maximum width of the intervals. */
export type Until =
  | { readonly games: number }
  | {
      /** Half of the maximum width of an interval. */
      readonly within: number
      /** The probability that the final interval misses the true win rate, for each win rate separately. */
      readonly error: ErrorRate
      /** The maximum number of matches per player and setting. */
      readonly most: number
    }

/** Matches at each setting before the first interim analysis. */
const firstAnalysis = 200

/** The maximum number of matches per player and setting. */
export function maxGames(until: Until): number {
  return 'games' in until ? until.games : until.most
}

/** The number of matches per setting at the next interim analysis, or at the end. */
export function nextAnalysis(until: Until, games: number): number {
  const most = maxGames(until)
  if ('games' in until) return most
  let next = firstAnalysis
  while (next <= games) next = Math.ceil((next * 5) / 4)
  return Math.min(most, next)
}

/** The error rate of the stopping rule; undefined if the number of matches is fixed. */
export function errorOf(until: Until): ErrorRate | undefined {
  return 'games' in until ? undefined : until.error
}

/** Whether all intervals are narrow enough to stop. */
export function isPreciseEnough(until: Until, totals: Totals | ComparisonTotals): boolean {
  if ('games' in until) return false
  const shares = shareEstimator(until.error)
  if (!isComparison(totals))
    return Object.values(totals).every(({ won, games }) => isWithin(shares(won.count, games), until.within))
  const { firstOnly, secondOnly } = totals.won
  return isWithin(pairedChange(firstOnly, secondOnly, totals.games, shares), until.within)
}

/** Whether these are the totals of a comparison. */
export function isComparison(totals: Totals | ComparisonTotals): totals is ComparisonTotals {
  return typeof totals['games'] === 'number'
}

function isWithin({ from, to }: { readonly from: number; readonly to: number }, within: number): boolean {
  return to - from <= 2 * within
}

const maxMatches = 10_000_000
const games = integer(1, maxMatches)
const gamesShape = record<{ readonly games: number }>({ games })
const withinShape = record<{ readonly within: number; readonly error: ErrorRate; readonly most: number }>({
  within: between(0.001, 0.25),
  error: {
    schema: {
      enum: errorRates,
      description:
        'The probability that the final interval misses the true win rate: for each win rate separately, not for a study as a whole.',
    },
    read: (json, at) =>
      errorRates.find((each) => each === json) ??
      refuse(at, `one of ${errorRates.join(', ')} is expected, not ${shown(json)}`),
  },
  most: games,
})

/** The shape of a stopping rule in a file. */
export const untilShape: Shape<Until> = {
  schema: { oneOf: [gamesShape.schema, withinShape.schema] },
  read: (json, at) =>
    typeof json === 'object' && json !== null && 'within' in json
      ? withinShape.read(json, at)
      : gamesShape.read(json, at),
}

function between(from: number, to: number): Shape<number> {
  return {
    schema: { type: 'number', minimum: from, maximum: to },
    read: (json: Json, at) =>
      typeof json === 'number' && json >= from && json <= to
        ? json
        : refuse(at, `a number from ${from} to ${to} is expected, not ${shown(json)}`),
  }
}
