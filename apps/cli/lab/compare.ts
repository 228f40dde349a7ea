import {
  anytimeChange,
  type ComparedSettings,
  type Comparison,
  type ComparisonTotals,
  type Estimate,
  type Conclusion,
  concludeChange,
  emptyComparison,
} from '@opfor/lab'
import type { LabRequest } from './flags.ts'
import { runInPool } from './pool.ts'
import { Progress } from './progress.ts'

/** The probability that the interval ever misses the true change. */
const error = 0.05

/** Stops once the win rate's change is known, or known to be at most the margin. Without it all seeds are played. */
export interface ComparisonStoppingRule {
  readonly margin: number
}

export interface NamedPair {
  readonly name: string
  readonly first: ComparedSettings
  readonly second: ComparedSettings
}

export interface ComparisonResult {
  readonly name: string
  readonly comparison: Comparison
  readonly totals: ComparisonTotals
  readonly seconds: number
  readonly from: number
  readonly stopping?: ComparisonStoppingRule | undefined
  readonly stopped: boolean
}

/** Ends when the stopping rule has a conclusion or the seeds run out. */
export async function compare(
  { game, policy, seeds, workers }: LabRequest,
  { name, first, second }: NamedPair,
  stopping?: ComparisonStoppingRule,
): Promise<ComparisonResult> {
  const comparison: Comparison = { game: game.id, policy, first, second }
  const progress = new Progress(seeds.to - seeds.from)
  const { totals } = await runInPool<ComparisonTotals>({
    seeds,
    workers,
    task: (chunk) => ({ compare: comparison, seeds: chunk }),
    progress: (done) => progress.at(done),
    stopped: () => progress.stopped,
    ...(stopping === undefined
      ? {}
      : { isEnough: (sofar: ComparisonTotals) => conclusionOf(sofar, stopping) !== undefined }),
    empty: emptyComparison,
  })
  const { seconds, stopped } = progress
  progress.end()
  return { name, comparison, totals, seconds, from: seeds.from, stopping, stopped }
}

/** The interval holds at any time. */
export function winRateChange({ games, won }: ComparisonTotals, most = error): Estimate {
  return anytimeChange({ games, ...won }, most)
}

export function conclusionOf(
  totals: ComparisonTotals,
  { margin }: ComparisonStoppingRule,
): Conclusion | undefined {
  return concludeChange(winRateChange(totals), margin)
}

export function verdictLines({
  totals,
  stopping,
  stopped,
}: Pick<ComparisonResult, 'totals' | 'stopping' | 'stopped'>): string {
  if (stopping === undefined) return 'All seeds were played.'
  const points = (stopping.margin * 100).toFixed(1)
  const what = conclusionOf(totals, stopping)
  const { games } = totals
  if (what === 'changed') {
    const easier = winRateChange(totals).value > 0 ? 'easier' : 'harder'
    return `Known after ${games} seeds: the win rate changes. The second opponent is ${easier} to beat.`
  }
  if (what === 'within')
    return `Known after ${games} seeds: the win rate changes by at most ${points} points, if at all.`
  const why = stopped ? 'interrupted' : 'the seeds are used up'
  return `Not known after ${games} seeds (${why}): the win rate may be the same, or change by more than ${points} points.`
}
