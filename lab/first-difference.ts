import type { DecisionRecord } from './decision-recorder.ts'

/** The index of the first decision that differs, or undefined if all are equal. */
export function firstDifference(
  first: readonly DecisionRecord[],
  second: readonly DecisionRecord[],
): number | undefined {
  for (let nth = 0; nth < Math.max(first.length, second.length); nth += 1)
    if (first[nth]?.list !== second[nth]?.list || first[nth]?.chosen !== second[nth]?.chosen) return nth
  return undefined
}
