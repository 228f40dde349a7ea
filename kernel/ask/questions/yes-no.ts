import type { Random } from '../chance.ts'
import { bad, good, type Json, type Parsed, shown } from '../../read/json.ts'
import type { Message } from '../../say/message.ts'
import type { QuestionExtras, Question, Recipient } from '../question.ts'

/** Yes or no. */
export class YesNo implements Question<boolean> {
  readonly kind = 'yesNo'
  readonly id: string
  readonly to: Recipient
  readonly text: Message
  readonly secret: boolean
  readonly proposal: boolean | undefined
  readonly recalled: boolean | undefined

  constructor(id: string, to: Recipient, text: Message, extras: QuestionExtras<boolean> = {}) {
    this.id = id
    this.to = to
    this.text = text
    this.secret = extras.secret === true
    this.proposal = extras.proposal
    this.recalled = extras.recalled
  }

  parse(json: Json): Parsed<boolean> {
    return typeof json === 'boolean' ? good(json) : bad(`Yes (true) or no (false), not ${shown(json)}.`)
  }

  write(answer: boolean): Json {
    return answer
  }

  sample(random: Random): boolean {
    return random(2) === 1
  }
}

/** A question for yes or no. */
export function yesNo(id: string, to: Recipient, text: Message, extras?: QuestionExtras<boolean>): YesNo {
  return new YesNo(id, to, text, extras)
}
