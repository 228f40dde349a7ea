import type { ComparisonTotals, Totals } from '@opfor/lab'
import type { ListedStudy, StoredStudy } from '@opfor/sync/api/shapes/study'

/** Whether a study was begun, and no worker that could go on with it is there. */
export function isStalled({ state, workers }: ListedStudy): boolean {
  return state === 'running' && workers === 0
}

/** What was counted for one player, as the lab of this app reads it. */
export function totalsOf({ parts }: StoredStudy, at: number): Totals | ComparisonTotals | undefined {
  return parts[at]?.totals as Totals | ComparisonTotals | undefined
}
