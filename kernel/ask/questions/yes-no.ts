import type { Random } from '../chance.ts'
import { parseFailure, parseSuccess, type Json, type Parsed, describeJson } from '../../read/json.ts'
import type { Message } from '../../messages/message.ts'
import type { QuestionExtras, Question, Recipient } from '../question.ts'

export class YesNo implements Question<boolean> {
  readonly kind = 'yesNo'
  readonly id: string
  readonly to: Recipient
  readonly text: Message
  readonly secret: boolean
  readonly proposal: boolean | undefined
  readonly isEarlierAnswer: boolean | undefined

  constructor(id: string, to: Recipient, text: Message, extras: QuestionExtras<boolean> = {}) {
    this.id = id
    this.to = to
    this.text = text
    this.secret = extras.secret === true
    this.proposal = extras.proposal
    this.isEarlierAnswer = extras.isEarlierAnswer
  }

  parse(json: Json): Parsed<boolean> {
    return typeof json === 'boolean'
      ? parseSuccess(json)
      : parseFailure(`Yes (true) or no (false), not ${describeJson(json)}.`)
  }

  write(answer: boolean): Json {
    return answer
  }

  sample(random: Random): boolean {
    return random(2) === 1
  }
}

export function yesNo(id: string, to: Recipient, text: Message, extras?: QuestionExtras<boolean>): YesNo {
  return new YesNo(id, to, text, extras)
}
