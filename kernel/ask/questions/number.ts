import type { Random } from '../chance.ts'
import { bad, good, type Json, type Parsed, shown } from '../../read/json.ts'
import type { Message } from '../../say/message.ts'
import type { QuestionExtras, Question, Recipient } from '../question.ts'

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

/** A number with its unit. */
export class NumberOf implements Question<number> {
  readonly kind = 'number'
  readonly id: string
  readonly to: Recipient
  readonly text: Message
  readonly range: Range
  readonly secret: boolean
  readonly proposal: number | undefined
  readonly recalled: boolean | undefined

  constructor(id: string, to: Recipient, text: Message, range: Range, extras: QuestionExtras<number> = {}) {
    this.id = id
    this.to = to
    this.text = text
    this.range = range
    this.secret = extras.secret === true
    this.proposal = extras.proposal
    this.recalled = extras.recalled
  }

  parse(json: Json): Parsed<number> {
    const { from, to, step = 1 } = this.range
    if (typeof json !== 'number' || !(json >= from && json <= to))
      return bad(`A number from ${from} to ${to} is expected, not ${shown(json)}.`)
    const steps = Math.round((json - from) / step)
    const nearest = tidy(from + step * steps)
    return Math.abs(json - nearest) * fine < 1
      ? good(nearest)
      : bad(`${json} is between two steps: from ${from} in steps of ${step}.`)
  }

  write(answer: number): Json {
    return answer
  }

  sample(random: Random): number {
    const { from, to, step = 1 } = this.range
    return tidy(from + step * random(Math.floor(tidy((to - from) / step)) + 1))
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
