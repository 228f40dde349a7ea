import { changeAtAnyTime, evidenceAgainst, type Known, known } from '../confidence-sequence.ts'
import type { ComparisonTotals } from '../comparison.ts'
import type { Edit } from './edits.ts'
import { holm } from './holm.ts'
import type { Estimate } from '../interval.ts'
import type { SurveyTotals } from '../survey.ts'

/** The probability that any of the intervals of a survey misses, or any change is wrongly called one. */
export const surveyError = 0.05

/** An edit and what it changes. */
export interface RankedEdit {
  readonly edit: Edit
  readonly totals: ComparisonTotals
  /** Turns with another decision when the printed match is played again by the changed opponent, of all its turns. */
  readonly turnsChanged: number
  readonly turns: number
  /** Matches with another decision at some point. */
  readonly matchesChanged: number
  /** The change of the win rate; its interval holds together with those of all edits, at any time. */
  readonly change: Estimate
  readonly known: Known | undefined
  /** The p-value of the change, adjusted for the number of edits. */
  readonly p: number
}

/**
 * The edits with what they change: first those that are known to change the win rate, the largest first, then by decisions.
 * Without a margin win rates mean nothing, and decisions alone count.
 */
export function rankedEdits(
  edits: readonly Edit[],
  survey: SurveyTotals,
  margin: number | undefined,
): readonly RankedEdit[] {
  const played = edits.flatMap((edit) => {
    const totals = survey[edit.id]
    return totals === undefined ? [] : [{ edit, totals }]
  })
  const adjusted = holm(played.map(({ totals }) => Math.min(1, 1 / evidenceAgainst(winsOf(totals), 0))))
  return played
    .map(({ edit, totals }, nth) => {
      const change = changeTogether(totals, edits.length)
      return {
        edit,
        totals,
        turnsChanged: sum(totals.replayed?.changed) + (totals.replayed?.asked ?? 0),
        turns: totals.replayed?.turns ?? 0,
        matchesChanged: sum(totals.changed),
        change,
        known: margin === undefined ? undefined : known(change, margin),
        p: adjusted[nth] ?? 1,
      }
    })
    .toSorted((a, b) => (margin === undefined ? 0 : weight(b) - weight(a)) || byDecisions(a, b))
}

/** The change of the win rate with an interval that holds together with those of `edits` edits, at any time. */
export function changeTogether(totals: ComparisonTotals, edits: number): Estimate {
  return changeAtAnyTime(winsOf(totals), surveyError / edits)
}

function winsOf({ games, won: { firstOnly, secondOnly } }: ComparisonTotals) {
  return { games, firstOnly, secondOnly }
}

function weight({ p, change }: RankedEdit): number {
  return p <= surveyError ? Math.abs(change.value) : 0
}

/** The share of turns first, then that of matches. */
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
