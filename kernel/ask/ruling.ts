import type { Citation } from '../say/citation.ts'
import { type Message, message } from '../say/message.ts'

/** A place where the rulebook is silent or ambiguous: the readings, our default and why. */
export interface Ruling<R extends string = string> {
  readonly id: string
  /** Its short name next to a line. */
  readonly name: Message
  readonly question: Message
  readonly readings: Readonly<Record<R, Message>>
  readonly standard: R
  readonly why: Message
  readonly cite: Citation
}

/** The reading chosen for each ruling in this match, by the ruling's id. */
export type Readings = Readonly<Record<string, string>>

/** Declares a ruling. */
export function ruling<R extends string>(
  id: string,
  name: string,
  cite: Citation,
  question: string,
  readings: Readonly<Record<R, string>>,
  standard: NoInfer<R>,
  why: string,
): Ruling<R> {
  const named = {} as Record<R, Message>
  for (const reading of Object.keys(readings) as R[])
    named[reading] = message(`${id}.${reading}`, readings[reading])
  return {
    id,
    name: message(`${id}.name`, name),
    cite,
    question: message(id, question),
    readings: named,
    standard,
    why: message(`${id}.why`, why),
  }
}

/** The reading of a ruling in this match. */
export function reading<R extends string>(situation: { readonly rulings: Readings }, by: Ruling<R>): R {
  return (situation.rulings[by.id] ?? by.standard) as R
}
