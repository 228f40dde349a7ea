import type { Game } from '@opfor/kernel'
import { type ComparisonTotals, pairedChange, shareEstimator } from '@opfor/lab'
import { errorOf, type Study } from '@opfor/lab/study'
import type { Certainty } from '../lab/comparison-figures.ts'

/** How sure the figures of a comparison on the server are: with the error rate of its stopping rule, if it has one. */
export function certaintyOf(
  { measures }: Game,
  { games, won }: ComparisonTotals,
  until: Study['until'],
): Certainty {
  const rate = shareEstimator(errorOf(until))
  return {
    change: pairedChange(won.firstOnly, won.secondOnly, games, rate),
    wins: measures !== undefined,
    rate,
  }
}
