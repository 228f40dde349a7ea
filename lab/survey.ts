import { type ComparedSettings, compareMatch, type ComparisonTotals } from './comparison.ts'
import type { SeedRange } from './experiment.ts'
import type { Opponent, OpponentPair } from './opponents.ts'
import type { PolicyChoice } from './policies/policies.ts'
import { recordMatch } from './recorded-match.ts'
import { mergeTotals } from './totals.ts'

export interface SurveyedEdit {
  readonly id: string
  readonly second: ComparedSettings
  /** The lines that the edit drops or moves, if that is all. */
  readonly touched?: readonly string[] | undefined
}

/** Each change is compared with the original on the same seeds. Plain data. */
export interface Survey {
  readonly game: string
  readonly policy: PolicyChoice
  readonly first: ComparedSettings
  readonly edits: readonly SurveyedEdit[]
}

export interface SurveyTask {
  readonly survey: Survey
  readonly seeds: SeedRange
}

export type SurveyTotals = Readonly<Record<string, ComparisonTotals>>

/** Plays each seed only once against the first opponent. */
export function surveyBatch<S>(
  first: Opponent<S>,
  pairs: ReadonlyMap<string, OpponentPair<S>>,
  policy: PolicyChoice,
  { from, to }: SeedRange,
): SurveyTotals {
  let totals: SurveyTotals = {}
  for (let seed = from; seed < to; seed += 1) {
    const match = recordMatch(first.game, first.settings, policy, seed)
    const one: Record<string, ComparisonTotals> = {}
    for (const [id, pair] of pairs) one[id] = compareMatch(match, pair, policy)
    totals = mergeTotals<SurveyTotals>(totals, one)
  }
  return totals
}
