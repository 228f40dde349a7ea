import type { Candidate } from '../../pieces/candidate.ts'
import type { Random } from '../chance.ts'
import { parseFailure, parseSuccess, type Json, type Parsed, describeJson } from '../../read/json.ts'
import type { Message } from '../../messages/message.ts'
import type { QuestionExtras, Question, Recipient } from '../question.ts'

/** From `from` to less than `below`, or exactly `from` if they are equal. */
export interface Span {
  readonly from: number
  readonly below: number
}

export interface OfferedSpan extends Candidate, Span {}

export interface NumberRange {
  readonly from: number
  readonly to: number
  readonly step?: number
  readonly unit: Message
  readonly shortUnit?: Message
  /** Likely numbers, to be tapped; without them a shell chooses. */
  readonly default?: readonly number[] | undefined
}

const fine = 1_000_000

/** Accepts an offered range if nothing depends on the exact number. */
export class NumberQuestion<A extends number | OfferedSpan = number> implements Question<A> {
  readonly kind = 'number'
  readonly id: string
  readonly to: Recipient
  readonly text: Message
  readonly range: NumberRange
  readonly options: readonly OfferedSpan[] | undefined
  readonly secret: boolean
  readonly proposal: A | undefined
  readonly isEarlierAnswer: boolean | undefined

  constructor(
    id: string,
    to: Recipient,
    text: Message,
    range: NumberRange,
    extras: QuestionExtras<A> = {},
    bands?: readonly OfferedSpan[],
  ) {
    this.id = id
    this.to = to
    this.text = text
    this.range = range
    this.options = bands
    this.secret = extras.secret === true
    this.proposal = extras.proposal
    this.isEarlierAnswer = extras.isEarlierAnswer
  }

  parse(json: Json): Parsed<A> {
    const band = this.options?.find(({ id }) => id === json)
    if (band !== undefined) return parseSuccess(band as A)
    const { from, to, step = 1 } = this.range
    if (typeof json !== 'number' || !(json >= from && json <= to))
      return parseFailure(`A number from ${from} to ${to} is expected, not ${describeJson(json)}.`)
    const steps = Math.round((json - from) / step)
    const nearest = tidy(from + step * steps)
    return Math.abs(json - nearest) * fine < 1
      ? parseSuccess(nearest as A)
      : parseFailure(`${json} is between two steps: from ${from} in steps of ${step}.`)
  }

  write(answer: A): Json {
    return typeof answer === 'number' ? answer : answer.id
  }

  sample(random: Random): A {
    const { from, to, step = 1 } = this.range
    return tidy(from + step * random(Math.floor(tidy((to - from) / step)) + 1)) as A
  }
}

/** Removes floating-point errors: people and journals write 0.3, not 0.30000000000000004. */
function tidy(value: number): number {
  return Math.round(value * fine) / fine
}

export function number(
  id: string,
  to: Recipient,
  text: Message,
  range: NumberRange,
  extras?: QuestionExtras<number>,
): NumberQuestion {
  return new NumberQuestion(id, to, text, range, extras)
}
