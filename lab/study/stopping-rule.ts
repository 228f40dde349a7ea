import { integer, type Json, record, rejectValue, type Shape, describeJson } from '@opfor/kernel'
import { shareEstimator } from '../statistics/exact-share.ts'
import { pairedChange } from '../statistics/interval.ts'
import type { ComparisonTotals } from '../comparison.ts'
import type { Totals } from '../totals.ts'

export const errorRates = [0.1, 0.05, 0.01] as const

export type ErrorRate = (typeof errorRates)[number]

/** A fixed number of matches per player and setting, or a maximum width of the intervals. */
export type StoppingRule =
  | { readonly games: number }
  | {
      /** Half of the maximum width of an interval. */
      readonly within: number
      /** The probability of a miss, for each win rate separately. */
      readonly error: ErrorRate
      readonly most: number
    }

/** Per setting. */
const firstAnalysis = 200

export function maxGamesUntil(until: StoppingRule): number {
  return 'games' in until ? until.games : until.most
}

/** In matches per setting; the end counts as an analysis. */
export function nextAnalysis(until: StoppingRule, games: number): number {
  const most = maxGamesUntil(until)
  if ('games' in until) return most
  let next = firstAnalysis
  while (next <= games) next = Math.ceil((next * 5) / 4)
  return Math.min(most, next)
}

export function errorRateOf(until: StoppingRule): ErrorRate | undefined {
  return 'games' in until ? undefined : until.error
}

export function isPreciseEnough(until: StoppingRule, totals: Totals | ComparisonTotals): boolean {
  if ('games' in until) return false
  const shares = shareEstimator(until.error)
  if (!isComparison(totals))
    return Object.values(totals).every(({ won, games }) => isWithin(shares(won.count, games), until.within))
  const { firstOnly, secondOnly } = totals.won
  return isWithin(pairedChange(firstOnly, secondOnly, totals.games, shares), until.within)
}

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
      rejectValue(at, `one of ${errorRates.join(', ')} is expected, not ${describeJson(json)}`),
  },
  most: games,
})

export const stoppingRuleShape: Shape<StoppingRule> = {
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
        : rejectValue(at, `a number from ${from} to ${to} is expected, not ${describeJson(json)}`),
  }
}
