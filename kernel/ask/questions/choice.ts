import type { Candidate } from '../../pieces/candidate.ts'
import type { Random } from '../chance.ts'
import { bad, good, type Json, type Parsed, shown } from '../../read/json.ts'
import type { Message } from '../../say/message.ts'
import {
  type Pointing,
  type QuestionExtras,
  NothingToChoose,
  optionWith,
  type Question,
  type Recipient,
} from '../question.ts'

/** One of several: a seat decides, or chance does. */
export class Choice<C extends Candidate> implements Question<C> {
  readonly kind = 'choice'
  readonly id: string
  readonly to: Recipient
  readonly text: Message
  readonly options: readonly C[]
  readonly secret: boolean
  readonly proposal: C | undefined
  readonly points: Pointing | undefined

  constructor(
    id: string,
    to: Recipient,
    text: Message,
    options: readonly C[],
    extras: QuestionExtras<C> = {},
  ) {
    if (options.length === 0) throw new NothingToChoose(id, text)
    this.id = id
    this.to = to
    this.text = text
    this.options = options
    this.secret = extras.secret === true
    this.proposal = extras.proposal
    this.points = extras.points
  }

  parse(json: Json): Parsed<C> {
    const option = optionWith(this.options, json)
    if (option !== undefined) return good(option)
    return bad(`${shown(json)} is not one of: ${this.options.map((each) => each.id).join(', ')}.`)
  }

  write(answer: C): Json {
    return answer.id
  }

  sample(random: Random): C {
    return this.options[random(this.options.length)] as C
  }
}

/** A choice of one. */
export function choice<C extends Candidate>(
  id: string,
  to: Recipient,
  text: Message,
  options: readonly C[],
  extras?: QuestionExtras<C>,
): Choice<C> {
  return new Choice(id, to, text, options, extras)
}
