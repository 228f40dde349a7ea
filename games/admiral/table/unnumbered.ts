import { type Filter, printed } from '@opfor/kernel'

/** A line that has no number in the rules; its key is ours. */
export function unnumbered<C, S, A>(line: Filter<C, S, A>): Filter<C, S, A> {
  return printed('', line)
}
