import { type ComparedSettings, compareMatch, type ComparisonTotals } from './comparison.ts'
import type { Seeds } from './experiment.ts'
import type { Opponent, OpponentPair } from './opponents.ts'
import type { PolicyChoice } from './policies.ts'
import { recordMatch } from './recorded-match.ts'
import { merge } from './totals.ts'

/** One change of the opponent. */
export interface SurveyedEdit {
  readonly id: string
  readonly second: ComparedSettings
  /** The lines that it drops or moves, if that is all it does. */
  readonly touched?: readonly string[] | undefined
}

/** Many changes of an opponent, each compared with it on the same seeds. Plain data. */
export interface Survey {
  readonly game: string
  readonly policy: PolicyChoice
  readonly first: ComparedSettings
  readonly edits: readonly SurveyedEdit[]
}

/** A task for a worker: the part of a survey with these seeds. */
export interface SurveyTask {
  readonly survey: Survey
  readonly seeds: Seeds
}

/** The totals of a survey, by the id of the edit. */
export type SurveyTotals = Readonly<Record<string, ComparisonTotals>>

/** Plays each seed once against the first opponent, and compares the match with that against each changed one. */
export function surveyBatch<S>(
  first: Opponent<S>,
  pairs: ReadonlyMap<string, OpponentPair<S>>,
  policy: PolicyChoice,
  { from, to }: Seeds,
): SurveyTotals {
  let totals: SurveyTotals = {}
  for (let seed = from; seed < to; seed += 1) {
    const match = recordMatch(first.game, first.settings, policy, seed)
    const one: Record<string, ComparisonTotals> = {}
    for (const [id, pair] of pairs) one[id] = compareMatch(match, pair, policy)
    totals = merge<SurveyTotals>(totals, one)
  }
  return totals
}
