import {
  type Candidate,
  withParams,
  type Message,
  message,
  type TableValueSpec,
  type Params,
  type ValueSetter,
} from '@opfor/kernel'
import type { Situation } from '../../../table/situation.ts'

export type Settable = ValueSetter<Situation>

const unit = {
  parts: 10,
  reads: message('blood-and-plunder.inches', '{amount, plural, one {# inch} other {# inches}}'),
}

/** Stored in tenths of an inch, shown in inches. */
export function settableInches(
  named: TableValueSpec,
  value: number,
  longest: number,
  set: (to: number) => Situation,
): Settable {
  return { counter: { ...named, value, unit, range: [0, longest] }, set: (to) => set(Number(to)) }
}

export interface Words {
  readonly what: string
  readonly name: Message
  readonly shortName: Message
}

export function words(what: string, name: string, shortName: string, shortId = what): Words {
  return {
    what,
    name: message(`blood-and-plunder.counter.${what}`, name),
    shortName: message(`blood-and-plunder.brief.${shortId}`, shortName),
  }
}

/** Not offered if no rule uses the number. */
export function numberOf(
  { id, name: of }: Candidate,
  { what, name, shortName }: Words,
  params: Params,
  isUsed: boolean,
): TableValueSpec {
  const unused = { isNested: !isUsed, note: !isUsed }
  return { id: `${what}.${id}`, name: withParams(name, params), shortName, of: { id, name: of }, ...unused }
}
