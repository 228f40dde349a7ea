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
  /** The reading for matches that are older than this ruling. */
  readonly older?: R
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
  older?: NoInfer<R>,
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
    ...(older === undefined ? {} : { older }),
  }
}

/** All rulings that a match can contain, including readings that are no longer offered. */
export function everyRuling({
  rulings,
  formerRulings = [],
}: {
  readonly rulings: readonly Ruling[]
  readonly formerRulings?: readonly Ruling[]
}): readonly Ruling[] {
  const known = new Map([...rulings, ...formerRulings].map((each) => [each.id, each]))
  return [...known.values()]
}

/** A ruling without the readings that only older matches have. */
export function offering<R extends string, F extends R>(
  whole: Ruling<R>,
  former: readonly F[],
): Ruling<Exclude<R, F>> {
  const left = Object.entries(whole.readings).filter(([id]) => !former.some((each) => each === id))
  return { ...whole, readings: Object.fromEntries(left) } as Ruling<Exclude<R, F>>
}

/** The reading of a ruling in this match. */
export function reading<R extends string>(situation: { readonly rulings: Readings }, by: Ruling<R>): R {
  return (situation.rulings[by.id] ?? by.standard) as R
}
