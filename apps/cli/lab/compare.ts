import {
  changeAtAnyTime,
  type ComparedSettings,
  type Comparison,
  type ComparisonTotals,
  type Estimate,
  type Known,
  known,
  noComparison,
} from '@opfor/lab'
import type { LabRequest } from './flags.ts'
import { runInPool } from './pool.ts'
import { Progress } from './progress.ts'

/** The probability that an interval of the stopping rule misses the true change, however often it is looked at. */
const error = 0.05

/** The stopping rule: when a change of the win rate is known, or that it is at most the margin; none plays all seeds. */
export interface Stopping {
  readonly margin: number
}

/** Two opponents with their names. */
export interface NamedPair {
  readonly name: string
  readonly first: ComparedSettings
  readonly second: ComparedSettings
}

/** A comparison with its totals. */
export interface Compared {
  readonly name: string
  readonly comparison: Comparison
  readonly totals: ComparisonTotals
  readonly seconds: number
  /** The first seed. */
  readonly from: number
  readonly stopping?: Stopping | undefined
  /** Whether it was interrupted. */
  readonly stopped: boolean
}

/** Plays two opponents on the same seeds until the stopping rule knows, or the seeds are used up. */
export async function compare(
  { game, policy, seeds, workers }: LabRequest,
  { name, first, second }: NamedPair,
  stopping?: Stopping,
): Promise<Compared> {
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
      : { isEnough: (sofar: ComparisonTotals) => whatIsKnown(sofar, stopping) !== undefined }),
    empty: noComparison,
  })
  const { seconds, stopped } = progress
  progress.end()
  return { name, comparison, totals, seconds, from: seeds.from, stopping, stopped }
}

/** The change of the win rate with an interval that holds at any time. */
export function changeOf({ games, won }: ComparisonTotals, most = error): Estimate {
  return changeAtAnyTime({ games, ...won }, most)
}

/** What is known about the change of the win rate. */
export function whatIsKnown(totals: ComparisonTotals, { margin }: Stopping): Known | undefined {
  return known(changeOf(totals), margin)
}

/** Says what is known about the change of the win rate, and why the comparison ended. */
export function verdict({
  totals,
  stopping,
  stopped,
}: Pick<Compared, 'totals' | 'stopping' | 'stopped'>): string {
  if (stopping === undefined) return 'All seeds were played.'
  const points = (stopping.margin * 100).toFixed(1)
  const what = whatIsKnown(totals, stopping)
  const { games } = totals
  if (what === 'changed') {
    const easier = changeOf(totals).value > 0 ? 'easier' : 'harder'
    return `Known after ${games} seeds: the win rate changes. The second opponent is ${easier} to beat.`
  }
  if (what === 'within')
    return `Known after ${games} seeds: the win rate changes by at most ${points} points, if at all.`
  const why = stopped ? 'interrupted' : 'the seeds are used up'
  return `Not known after ${games} seeds (${why}): the win rate may be the same, or change by more than ${points} points.`
}
