import type { Random } from '../chance.ts'
import { parseFailure, parseSuccess, type Json, type Parsed, describeJson } from '../../read/json.ts'
import type { Message } from '../../messages/message.ts'
import type { Question, QuestionExtras } from '../question.ts'

export class Die implements Question<number> {
  readonly kind = 'die'
  readonly to = 'chance'
  readonly id: string
  readonly sides: number
  readonly secret: boolean | undefined
  readonly #text: Message | (() => Message)

  constructor(id: string, text: Message | (() => Message), sides: number, secret?: boolean) {
    this.id = id
    this.#text = text
    this.sides = sides
    this.secret = secret
  }

  get text(): Message {
    return typeof this.#text === 'function' ? this.#text() : this.#text
  }

  parse(json: Json): Parsed<number> {
    return typeof json === 'number' && Number.isInteger(json) && json >= 1 && json <= this.sides
      ? parseSuccess(json)
      : parseFailure(`A die with ${this.sides} sides shows 1 to ${this.sides}, not ${describeJson(json)}.`)
  }

  write(answer: number): Json {
    return answer
  }

  sample(random: Random): number {
    return 1 + random(this.sides)
  }
}

/** The text may be computed on reading. The app rolls a secret die. */
export function die(
  id: string,
  text: Message | (() => Message),
  sides: number,
  { secret }: Pick<QuestionExtras<number>, 'secret'> = {},
): Die {
  return new Die(id, text, sides, secret)
}
