import type { ComparisonTotals } from '../comparison.ts'
import type { Seeds } from '../experiment.ts'
import type { PolicyChoice } from '../policies.ts'
import type { Task } from '../task.ts'
import { merged, type Totals } from '../totals.ts'
import type { Study } from './study.ts'
import { isEnough, lookAfter, mostGames } from './until.ts'

/** How far one player's part of a study is counted: all seeds before `to`, of those that it may come to. */
export interface CountedPart {
  readonly to: number
  readonly end: number
  readonly totals: Totals | ComparisonTotals
}

/** What came of a range of seeds. */
export interface PlayedSeeds extends Seeds {
  readonly totals: Totals | ComparisonTotals
}

/** A part of which nothing is counted. */
export function freshPart(study: Study): CountedPart {
  return { to: study.from, end: study.from + mostGames(study.until) * settingsIn(study), totals: {} }
}

/** How many settings the seeds are dealt to. */
export function settingsIn({ of }: Study): number {
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
  const to = Math.min(end, at + Math.max(1, size), lookFrom(study, at))
  return at < to ? { from: at, to } : undefined
}

/**
 * Counts what has been played as far as nothing is missing, in the order of the seeds, and ends the part at the first look
 * that shows enough. So its totals depend neither on who played what nor on when it came back.
 */
export function countOn(study: Study, part: CountedPart, played: readonly PlayedSeeds[]): CountedPart {
  let { to, end, totals } = part
  for (const piece of played.toSorted((a, b) => a.from - b.from)) {
    if (piece.from !== to || to >= end) continue
    totals = merged(totals, piece.totals)
    const look = lookFrom(study, piece.from)
    to = piece.to
    if (to === look && isEnough(study.until, totals)) end = to
  }
  return { to, end, totals }
}

/** The seed at which is looked next. */
function lookFrom(study: Study, at: number): number {
  const settings = settingsIn(study)
  return study.from + lookAfter(study.until, Math.floor((at - study.from) / settings)) * settings
}
