import {
  type Candidate,
  fill,
  type Message,
  message,
  type NamedCounter,
  type Params,
  type SettableIn,
} from '@opfor/kernel'
import type { Situation } from '../../../table/situation.ts'

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

/** What a number of a unit or a ship is called by itself, and under the name of what it is of. */
export interface Words {
  readonly what: string
  readonly name: Message
  readonly brief: Message
}

/** The words for a number of a unit or a ship. */
export function words(what: string, name: string, brief: string, briefId = what): Words {
  return {
    what,
    name: message(`blood-and-plunder.counter.${what}`, name),
    brief: message(`blood-and-plunder.brief.${briefId}`, brief),
  }
}

/** A number of a unit or a ship. Where no rule looks at it, it is not offered. */
export function numberOf(
  { id, name: of }: Candidate,
  { what, name, brief }: Words,
  params: Params,
  isUsed: boolean,
): NamedCounter {
  const unused = { inner: !isUsed, note: !isUsed }
  return { id: `${what}.${id}`, name: fill(name, params), brief, of: { id, name: of }, ...unused }
}
