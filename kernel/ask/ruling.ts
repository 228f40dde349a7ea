import type { Citation } from '../messages/citation.ts'
import { type Message, message } from '../messages/message.ts'

/** A gap or ambiguity in the rulebook: the readings, our default and why. */
export interface Ruling<R extends string = string> {
  readonly id: string
  readonly name: Message
  readonly question: Message
  readonly readings: Readonly<Record<R, Message>>
  readonly default: R
  readonly why: Message
  readonly cite: Citation
}

export type Readings = Readonly<Record<string, string>>

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
    default: standard,
    why: message(`${id}.why`, why),
  }
}

export function currentReading<R extends string>(
  situation: { readonly rulings: Readings },
  by: Ruling<R>,
): R {
  return (situation.rulings[by.id] ?? by.default) as R
}
