import type { ComparisonTotals } from '../comparison.ts'
import type { Seeds } from '../experiment.ts'
import type { PolicyChoice } from '../policies.ts'
import type { Task } from '../task.ts'
import { merge, type Totals } from '../totals.ts'
import type { Study } from './study.ts'
import { isPreciseEnough, nextAnalysis, maxGames } from './until.ts'

/** The progress of one player's part of a study: all seeds before `to` are counted; the part stops at `end` or earlier. */
export interface PartProgress {
  readonly to: number
  readonly end: number
  readonly totals: Totals | ComparisonTotals
}

/** The totals of a range of seeds. */
export interface SeedsResult extends Seeds {
  readonly totals: Totals | ComparisonTotals
}

/** The part before any match. */
export function emptyPart(study: Study): PartProgress {
  return { to: study.from, end: study.from + maxGames(study.until) * armCount(study), totals: {} }
}

/** The number of arms that seeds are assigned to. */
export function armCount({ of }: Study): number {
  return 'arms' in of ? of.arms.length : 1
}

/** The task for a player and a range of seeds. */
export function taskOf({ game, of, variant }: Study, policy: PolicyChoice, seeds: Seeds): Task {
  return 'arms' in of
    ? { measure: { game, policy, arms: of.arms, ...(variant === undefined ? {} : { variant }) }, seeds }
    : { compare: { game, policy, ...of }, seeds }
}

/** The next range of at most `size` seeds; it never crosses an interim analysis. */
export function nextSeeds(study: Study, at: number, end: number, size: number): Seeds | undefined {
  const to = Math.min(end, at + Math.max(1, size), nextAnalysisSeed(study, at))
  return at < to ? { from: at, to } : undefined
}

/**
 * Adds results in the order of seeds, up to the first missing one, and ends the part at the first interim analysis that is
 * precise enough. The totals are therefore independent of chunk sizes and of the order in which results arrive.
 */
export function addResults(study: Study, part: PartProgress, played: readonly SeedsResult[]): PartProgress {
  let { to, end, totals } = part
  for (const result of played.toSorted((a, b) => a.from - b.from)) {
    if (result.from !== to || to >= end) continue
    totals = merge(totals, result.totals)
    const analysisSeed = nextAnalysisSeed(study, result.from)
    to = result.to
    if (to === analysisSeed && isPreciseEnough(study.until, totals)) end = to
  }
  return { to, end, totals }
}

/** The seed of the next interim analysis. */
function nextAnalysisSeed(study: Study, at: number): number {
  const arms = armCount(study)
  return study.from + nextAnalysis(study.until, Math.floor((at - study.from) / arms)) * arms
}
