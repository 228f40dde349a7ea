import type { ComparisonTotals, LabTask } from '../comparison.ts'
import type { SeedRange } from '../experiment.ts'
import type { PolicyChoice } from '../policies/policies.ts'
import { mergeTotals, type Totals } from '../totals.ts'
import type { Study } from './study.ts'
import { isPreciseEnough, nextAnalysis, maxGamesUntil } from './stopping-rule.ts'

/** All seeds before `to` are counted; the part stops at `end` or earlier. */
export interface PartProgress {
  readonly to: number
  readonly end: number
  readonly totals: Totals | ComparisonTotals
}

export interface SeedsResult extends SeedRange {
  readonly totals: Totals | ComparisonTotals
}

export function emptyPart(study: Study): PartProgress {
  return { to: study.from, end: study.from + maxGamesUntil(study.until) * armCount(study), totals: {} }
}

export function armCount({ of }: Study): number {
  return 'arms' in of ? of.arms.length : 1
}

export function taskOf({ game, of, variant }: Study, policy: PolicyChoice, seeds: SeedRange): LabTask {
  return 'arms' in of
    ? { measure: { game, policy, arms: of.arms, ...(variant === undefined ? {} : { variant }) }, seeds }
    : { compare: { game, policy, ...of }, seeds }
}

/** At most `size` seeds; never crosses an interim analysis. */
export function nextSeeds(study: Study, at: number, end: number, size: number): SeedRange | undefined {
  const to = Math.min(end, at + Math.max(1, size), nextAnalysisSeed(study, at))
  return at < to ? { from: at, to } : undefined
}

/**
 * Adds results in seed order up to the first gap; ends at the first precise interim analysis. Totals are independent of chunks
 * and arrival order.
 */
export function addResults(study: Study, part: PartProgress, played: readonly SeedsResult[]): PartProgress {
  let { to, end, totals } = part
  for (const result of played.toSorted((a, b) => a.from - b.from)) {
    if (result.from !== to || to >= end) continue
    totals = mergeTotals(totals, result.totals)
    const analysisSeed = nextAnalysisSeed(study, result.from)
    to = result.to
    if (to === analysisSeed && isPreciseEnough(study.until, totals)) end = to
  }
  return { to, end, totals }
}

function nextAnalysisSeed(study: Study, at: number): number {
  const arms = armCount(study)
  return study.from + nextAnalysis(study.until, Math.floor((at - study.from) / arms)) * arms
}
