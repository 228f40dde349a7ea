import type { ComparisonTotals, Totals } from '@opfor/lab'
import type { ListedStudy, StoredStudy } from '@opfor/sync/api/shapes/study'

/** Whether a study is running but no suitable worker is online. */
export function isStalled({ state, workers }: ListedStudy): boolean {
  return state === 'running' && workers === 0
}

/** The totals of one player. */
export function totalsOf({ parts }: StoredStudy, at: number): Totals | ComparisonTotals | undefined {
  return parts[at]?.totals as Totals | ComparisonTotals | undefined
}
