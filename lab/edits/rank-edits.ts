import type { ComparisonTotals } from '../comparison.ts'
import {
  anytimeChange,
  evidenceAgainstChange,
  type Conclusion,
  concludeChange,
} from '../statistics/confidence-sequence.ts'
import type { Estimate } from '../statistics/interval.ts'
import type { SurveyTotals } from '../survey.ts'
import type { OpponentEdit } from './edits.ts'

/** Adjusts p-values by Holm's method, which holds for dependent tests; the order stays. */
export function adjustByHolm(values: readonly number[]): readonly number[] {
  const order = [...values.keys()].toSorted((a, b) => (values[a] ?? 1) - (values[b] ?? 1))
  const adjusted = values.map(() => 1)
  let largest = 0
  for (const [rank, at] of order.entries()) {
    largest = Math.max(largest, Math.min(1, (values.length - rank) * (values[at] ?? 1)))
    adjusted[at] = largest
  }
  return adjusted
}

/** The probability that any interval of a survey misses, or any change is wrongly reported. */
export const surveyErrorRate = 0.05

export interface RankedEdit {
  readonly edit: OpponentEdit
  readonly totals: ComparisonTotals
  /** Turns with another decision when the changed opponent replays the printed match. */
  readonly turnsChanged: number
  readonly turns: number
  readonly matchesChanged: number
  /** The change of the win rate; all edits' intervals hold together, at any time. */
  readonly change: Estimate
  readonly known: Conclusion | undefined
  /** Adjusted for the number of edits. */
  readonly p: number
}

/** Significant changes of the win rate first, the largest first, then by decisions. Without a margin, by decisions alone. */
export function rankEdits(
  edits: readonly OpponentEdit[],
  survey: SurveyTotals,
  margin: number | undefined,
): readonly RankedEdit[] {
  const played = edits.flatMap((edit) => {
    const totals = survey[edit.id]
    return totals === undefined ? [] : [{ edit, totals }]
  })
  const adjusted = adjustByHolm(
    played.map(({ totals }) => Math.min(1, 1 / evidenceAgainstChange(winsOf(totals), 0))),
  )
  return played
    .map(({ edit, totals }, nth) => {
      const change = changeWithSurveyError(totals, edits.length)
      return {
        edit,
        totals,
        turnsChanged: sum(totals.replayed?.changed) + (totals.replayed?.asked ?? 0),
        turns: totals.replayed?.turns ?? 0,
        matchesChanged: sum(totals.changed),
        change,
        known: margin === undefined ? undefined : concludeChange(change, margin),
        p: adjusted[nth] ?? 1,
      }
    })
    .toSorted((a, b) => (margin === undefined ? 0 : weight(b) - weight(a)) || byDecisions(a, b))
}

/** The interval holds together with those of `edits` edits, at any time. */
export function changeWithSurveyError(totals: ComparisonTotals, edits: number): Estimate {
  return anytimeChange(winsOf(totals), surveyErrorRate / edits)
}

function winsOf({ games, won: { firstOnly, secondOnly } }: ComparisonTotals) {
  return { games, firstOnly, secondOnly }
}

function weight({ p, change }: RankedEdit): number {
  return p <= surveyErrorRate ? Math.abs(change.value) : 0
}

/** By the share of turns, then of matches. */
function byDecisions(a: RankedEdit, b: RankedEdit): number {
  return share(b) - share(a) || matchShare(b) - matchShare(a)
}

function matchShare({ matchesChanged, totals: { games } }: RankedEdit): number {
  return games === 0 ? 0 : matchesChanged / games
}

function share({ turnsChanged, turns }: RankedEdit): number {
  return turns === 0 ? 0 : turnsChanged / turns
}

function sum(counts: ComparisonTotals['changed'] = {}): number {
  return Object.values(counts).reduce((all, { count }) => all + count, 0)
}
