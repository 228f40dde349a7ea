import { integer, type Json, record, refuse, type Shape, shown } from '@opfor/kernel'
import { shareEstimator } from '../exact.ts'
import { pairedChange } from '../interval.ts'
import type { ComparisonTotals } from '../comparison.ts'
import type { Totals } from '../totals.ts'

/** The chances of being wrong that can be asked for. */
export const errorRates = [0.1, 0.05, 0.01] as const

/** One of them. */
export type ErrorRate = (typeof errorRates)[number]

/** When a study has played enough: matches of each player at each setting, or until the win rate is known so well. */
export type Until =
  | { readonly games: number }
  | {
      /** Half of the interval's width, as a share. */
      readonly within: number
      /** How often the true share may lie outside the interval at the end: of each win rate by itself. */
      readonly error: ErrorRate
      /** The most matches of each player at each setting. */
      readonly most: number
    }

/** Matches at each setting before the first interim analysis. */
const firstLook = 200

/** The matches of each player at each setting, at most. */
export function maxGames(until: Until): number {
  return 'games' in until ? until.games : until.most
}

/** The next number of matches at each setting after which is looked, or where it ends. */
export function nextLook(until: Until, games: number): number {
  const most = maxGames(until)
  if ('games' in until) return most
  let look = firstLook
  while (look <= games) look = Math.ceil((look * 5) / 4)
  return Math.min(most, look)
}

/** How often the stopping rule may be wrong; undefined where a number of matches is played. */
export function errorOf(until: Until): ErrorRate | undefined {
  return 'games' in until ? undefined : until.error
}

/** Whether what has been counted at a look is enough. */
export function isPreciseEnough(until: Until, totals: Totals | ComparisonTotals): boolean {
  if ('games' in until) return false
  const shares = shareEstimator(until.error)
  if (!isComparison(totals))
    return Object.values(totals).every(({ won, games }) => isWithin(shares(won.count, games), until.within))
  const { firstOnly, secondOnly } = totals.won
  return isWithin(pairedChange(firstOnly, secondOnly, totals.games, shares), until.within)
}

/** Whether totals are those of a comparison. */
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
        'How often the true win rate may lie outside its interval at the end: for each win rate by itself, not for all of a study together.',
    },
    read: (json, at) =>
      errorRates.find((each) => each === json) ??
      refuse(at, `one of ${errorRates.join(', ')} is expected, not ${shown(json)}`),
  },
  most: games,
})

/** A stopping rule as it stands in a file. */
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
