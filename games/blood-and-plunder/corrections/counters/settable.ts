import { message, type NamedCounter, type SettableIn } from '@opfor/kernel'
import type { Situation } from '../../situation.ts'

/** A number of the battle that can be corrected. */
export type Settable = SettableIn<Situation>

const unit = {
  parts: 10,
  reads: message('blood-and-plunder.inches', '{amount, plural, one {# inch} other {# inches}}'),
}

/** A place on the table along one edge: kept in tenths of an inch, and read in inches. */
export function settableInches(
  named: NamedCounter,
  value: number,
  longest: number,
  set: (to: number) => Situation,
): Settable {
  return { counter: { ...named, value, unit, between: [0, longest] }, set: (to) => set(Number(to)) }
}
