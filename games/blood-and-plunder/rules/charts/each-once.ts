import type { Candidate } from '@opfor/kernel'

/** Each candidate once, by its id: the first of those that are alike. */
export function eachOnce<C extends Candidate>(candidates: readonly C[]): readonly C[] {
  const first = new Map(candidates.toReversed().map((each) => [each.id, each]))
  return candidates.filter((each) => first.get(each.id) === each)
}
