import type { CounterValue, SettableIn } from '@opfor/kernel'
import type { Situation } from '../../../table/situation.ts'

/** A number of the match that can be corrected. */
export type Settable = SettableIn<Situation>

/** The same thing, once for each value; of two with the same one the first counts. */
export function distinctValues(values: readonly CounterValue[]): readonly CounterValue[] {
  const seen = new Map<number | string, CounterValue>()
  for (const each of values) if (!seen.has(each.value)) seen.set(each.value, each)
  return [...seen.values()]
}
