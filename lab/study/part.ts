import type { ComparisonTotals } from '../comparison.ts'
import type { Seeds } from '../experiment.ts'
import type { PolicyChoice } from '../policies.ts'
import type { Task } from '../task.ts'
import { merge, type Totals } from '../totals.ts'
import type { Study } from './study.ts'
import { isPreciseEnough, nextLook, maxGames } from './until.ts'

/** How far one player's part of a study is counted: all seeds before `to`, of those that it may come to. */
export interface PartProgress {
  readonly to: number
  readonly end: number
  readonly totals: Totals | ComparisonTotals
}

/** What came of a range of seeds. */
export interface SeedsResult extends Seeds {
  readonly totals: Totals | ComparisonTotals
}

/** A part of which nothing is counted. */
export function emptyPart(study: Study): PartProgress {
  return { to: study.from, end: study.from + maxGames(study.until) * armCount(study), totals: {} }
}

/** How many settings the seeds are dealt to. */
export function armCount({ of }: Study): number {
  return 'arms' in of ? of.arms.length : 1
}

/** The piece of work of a player and a range of seeds. */
export function taskOf({ game, of }: Study, policy: PolicyChoice, seeds: Seeds): Task {
  return 'arms' in of
    ? { measure: { game, policy, arms: of.arms }, seeds }
    : { compare: { game, policy, ...of }, seeds }
}

/** The next range to cut off: of about this size, and never across a look. */
export function nextSeeds(study: Study, at: number, end: number, size: number): Seeds | undefined {
  const to = Math.min(end, at + Math.max(1, size), nextLookSeed(study, at))
  return at < to ? { from: at, to } : undefined
}

/**
 * Counts what has been played as far as nothing is missing, in the order of the seeds, and ends the part at the first look
 * that shows enough. So its totals depend neither on who played what nor on when it came back.
 */
export function addResults(study: Study, part: PartProgress, played: readonly SeedsResult[]): PartProgress {
  let { to, end, totals } = part
  for (const piece of played.toSorted((a, b) => a.from - b.from)) {
    if (piece.from !== to || to >= end) continue
    totals = merge(totals, piece.totals)
    const look = nextLookSeed(study, piece.from)
    to = piece.to
    if (to === look && isPreciseEnough(study.until, totals)) end = to
  }
  return { to, end, totals }
}

/** The seed at which is looked next. */
function nextLookSeed(study: Study, at: number): number {
  const settings = armCount(study)
  return study.from + nextLook(study.until, Math.floor((at - study.from) / settings)) * settings
}
