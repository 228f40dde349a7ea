/**
 * Adjusts p-values for the number of tests by Holm's method, in their order: of those below an error rate, all are right with
 * at least that confidence, whatever the tests have in common.
 */
export function holm(values: readonly number[]): readonly number[] {
  const order = [...values.keys()].toSorted((a, b) => (values[a] ?? 1) - (values[b] ?? 1))
  const adjusted = values.map(() => 1)
  let largest = 0
  for (const [rank, at] of order.entries()) {
    largest = Math.max(largest, Math.min(1, (values.length - rank) * (values[at] ?? 1)))
    adjusted[at] = largest
  }
  return adjusted
}
