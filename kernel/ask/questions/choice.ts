import type { Candidate } from '../../pieces/candidate.ts'
import type { Random } from '../chance.ts'
import { parseFailure, parseSuccess, type Json, type Parsed, describeJson } from '../../read/json.ts'
import type { Message } from '../../messages/message.ts'
import {
  type BoardTargets,
  type QuestionExtras,
  NoOptionsError,
  findOption,
  type Question,
  type Recipient,
} from '../question.ts'

export class Choice<C extends Candidate> implements Question<C> {
  readonly kind = 'choice'
  readonly id: string
  readonly to: Recipient
  readonly text: Message
  readonly options: readonly C[]
  readonly secret: boolean
  readonly proposal: C | undefined
  readonly points: BoardTargets | undefined

  constructor(
    id: string,
    to: Recipient,
    text: Message,
    options: readonly C[],
    extras: QuestionExtras<C> = {},
  ) {
    if (options.length === 0) throw new NoOptionsError(id, text)
    this.id = id
    this.to = to
    this.text = text
    this.options = options
    this.secret = extras.secret === true
    this.proposal = extras.proposal
    this.points = extras.points
  }

  parse(json: Json): Parsed<C> {
    const option = findOption(this.options, json)
    if (option !== undefined) return parseSuccess(option)
    return parseFailure(
      `${describeJson(json)} is not one of: ${this.options.map((each) => each.id).join(', ')}.`,
    )
  }

  write(answer: C): Json {
    return answer.id
  }

  sample(random: Random): C {
    return this.options[random(this.options.length)] as C
  }
}

export function choice<C extends Candidate>(
  id: string,
  to: Recipient,
  text: Message,
  options: readonly C[],
  extras?: QuestionExtras<C>,
): Choice<C> {
  return new Choice(id, to, text, options, extras)
}
