import { expect, test } from 'vitest'
import type { ComparisonTotals } from '../comparison.ts'
import { shareEstimator } from '../statistics/exact-share.ts'
import { type Estimate, pairedChange } from '../statistics/interval.ts'
import { binomialProbabilities } from '../testing/binomial.ts'
import type { Totals } from '../totals.ts'
import { errorRates, isPreciseEnough, nextAnalysis, type StoppingRule } from './stopping-rule.ts'

type Rule = Extract<StoppingRule, { readonly within: number }>

/** Ignored: the sum of these probabilities does not affect the results. */
const nearlyNever = 1e-12

function analysesOf(until: Rule): readonly number[] {
  const analyses: number[] = []
  for (let games = 0; games < until.most; analyses.push(games)) games = nextAnalysis(until, games)
  return analyses
}

const measured = (count: number, games: number): Totals =>
  ({ one: { games, won: { count, seeds: [] } } }) as unknown as Totals

const compared = (firstOnly: number, secondOnly: number, games: number): ComparisonTotals =>
  ({ games, won: { firstOnly, secondOnly } }) as unknown as ComparisonTotals

const outside = ({ from, to }: Estimate, truth: number): boolean => truth < from || truth > to

/**
 * The exact probability that the final interval misses the true share. `heldUntil` simulates other settings that need more
 * matches.
 */
function misses(until: Rule, truth: number, heldUntil = 0): number {
  let open: readonly number[] = [1]
  let wrong = 0
  let before = 0
  for (const games of analysesOf(until)) {
    const step = binomialProbabilities(games - before, truth)
    const reached = Array.from({ length: games + 1 }, () => 0)
    for (const [had, chance] of open.entries())
      if (chance > nearlyNever)
        for (const [more, each] of step.entries())
          if (each > nearlyNever) reached[had + more] = (reached[had + more] ?? 0) + chance * each
    open = reached.map((chance, count) => {
      if (chance < nearlyNever) return 0
      if (games < until.most && games < heldUntil) return chance
      if (games < until.most && !isPreciseEnough(until, measured(count, games))) return chance
      if (outside(shareEstimator(until.error)(count, games), truth)) wrong += chance
      return 0
    })
    before = games
  }
  return wrong
}

const truths = [0.0005, 0.002, 0.005, 0.02, 0.04, 0.5, 0.998]

/** The share of the error rate that is used, as the README states. */
const used = 0.75

const rules = errorRates.flatMap((error) =>
  [0.05, 0.02].map((within): Rule => ({ within, error, most: 1000 })),
)

test.each(rules.flatMap((rule) => truths.map((truth) => ({ ...rule, truth }))))(
  'an interval of ±$within misses the true share $truth with a probability of at most $error',
  ({ truth, ...until }) => {
    expect(misses(until, truth)).toBeLessThanOrEqual(used * until.error)
    for (const heldUntil of [400, 800])
      expect(misses(until, truth, heldUntil)).toBeLessThanOrEqual(used * until.error)
  },
)

test('a study stops only when the interval is narrow enough', () => {
  for (const until of rules)
    for (const games of analysesOf(until))
      for (const count of [0, 1, 20, Math.floor(games / 2), games]) {
        const { from, to } = shareEstimator(until.error)(count, games)
        expect(isPreciseEnough(until, measured(count, games))).toBe(to - from <= 2 * until.within)
      }
})

/** `first` and `second` are the shares that only one of them wins. */
function missesOfChange(until: Rule, first: number, second: number): number {
  const truth = second - first
  let open = new Map([['0 0', 1]])
  let wrong = 0
  let before = 0
  for (const games of analysesOf(until)) {
    const step = trinomial(games - before, first, second)
    const reached = new Map<string, number>()
    for (const [key, chance] of open) {
      const [hadFirst = 0, hadSecond = 0] = key.split(' ').map(Number)
      for (const { one, other, each } of step) {
        const to = `${hadFirst + one} ${hadSecond + other}`
        if (chance * each > 1e-9) reached.set(to, (reached.get(to) ?? 0) + chance * each)
      }
    }
    open = new Map(
      [...reached].filter(([key, chance]) => {
        const [one = 0, other = 0] = key.split(' ').map(Number)
        if (games < until.most && !isPreciseEnough(until, compared(one, other, games))) return true
        if (outside(pairedChange(one, other, games, shareEstimator(until.error)), truth)) wrong += chance
        return false
      }),
    )
    before = games
  }
  return wrong
}

function trinomial(of: number, first: number, second: number) {
  const either = first + second
  return binomialProbabilities(of, either).flatMap((chance, both) =>
    chance < 1e-8
      ? []
      : (both === 0 ? [1] : binomialProbabilities(both, second / either)).map((each, other) => ({
          one: both - other,
          other,
          each: chance * each,
        })),
  )
}

const changes = [
  { first: 0.0001, second: 0.0005 },
  { first: 0.0001, second: 0.005 },
  { first: 0.002, second: 0.002 },
  { first: 0.0001, second: 0.02 },
  { first: 0.02, second: 0.005 },
  { first: 0.02, second: 0.02 },
]

test.each(errorRates.flatMap((error) => changes.map((change) => ({ error, ...change }))))(
  'the interval misses the change from $first to $second with a probability of at most $error',
  ({ error, first, second }) => {
    expect(missesOfChange({ within: 0.02, error, most: 700 }, first, second)).toBeLessThanOrEqual(error)
  },
)
