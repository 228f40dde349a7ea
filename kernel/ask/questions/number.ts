import type { Candidate } from '../../pieces/candidate.ts'
import type { Random } from '../chance.ts'
import { bad, good, type Json, type Parsed, shown } from '../../read/json.ts'
import type { Message } from '../../say/message.ts'
import type { QuestionExtras, Question, Recipient } from '../question.ts'

/** A part of a range: at least `from`, and less than `below` (or exactly `from`, if they are equal). */
export interface Span {
  readonly from: number
  readonly below: number
}

/** A part of a range that may be answered instead of a number. */
export interface OfferedBand extends Candidate, Span {}

/** The numbers that may be given: from, to, in which steps, what they count, and their name in a row of a form. */
export interface Range {
  readonly from: number
  readonly to: number
  readonly step?: number
  readonly unit: Message
  readonly brief?: Message
  /** Those that are likely, to be tapped; any other is typed. Without them a shell shows what it finds likely. */
  readonly usual?: readonly number[] | undefined
}

const fine = 1_000_000

/** A number with its unit, or one of the bands that are offered as options, where nothing depends on more. */
export class NumberOf<A extends number | OfferedBand = number> implements Question<A> {
  readonly kind = 'number'
  readonly id: string
  readonly to: Recipient
  readonly text: Message
  readonly range: Range
  readonly options: readonly OfferedBand[] | undefined
  readonly secret: boolean
  readonly proposal: A | undefined
  readonly recalled: boolean | undefined

  constructor(
    id: string,
    to: Recipient,
    text: Message,
    range: Range,
    extras: QuestionExtras<A> = {},
    bands?: readonly OfferedBand[],
  ) {
    this.id = id
    this.to = to
    this.text = text
    this.range = range
    this.options = bands
    this.secret = extras.secret === true
    this.proposal = extras.proposal
    this.recalled = extras.recalled
  }

  parse(json: Json): Parsed<A> {
    const band = this.options?.find(({ id }) => id === json)
    if (band !== undefined) return good(band as A)
    const { from, to, step = 1 } = this.range
    if (typeof json !== 'number' || !(json >= from && json <= to))
      return bad(`A number from ${from} to ${to} is expected, not ${shown(json)}.`)
    const steps = Math.round((json - from) / step)
    const nearest = tidy(from + step * steps)
    return Math.abs(json - nearest) * fine < 1
      ? good(nearest as A)
      : bad(`${json} is between two steps: from ${from} in steps of ${step}.`)
  }

  write(answer: A): Json {
    return typeof answer === 'number' ? answer : answer.id
  }

  sample(random: Random): A {
    const { from, to, step = 1 } = this.range
    return tidy(from + step * random(Math.floor(tidy((to - from) / step)) + 1)) as A
  }
}

/** Rounds away floating-point errors: 0.1 + 0.2 is 0.30000000000000004, but people and journals write 0.3. */
function tidy(value: number): number {
  return Math.round(value * fine) / fine
}

/** A question for a number. */
export function number(
  id: string,
  to: Recipient,
  text: Message,
  range: Range,
  extras?: QuestionExtras<number>,
): NumberOf {
  return new NumberOf(id, to, text, range, extras)
}
