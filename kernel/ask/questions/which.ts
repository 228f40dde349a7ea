import type { Candidate } from '../../pieces/candidate.ts'
import type { Random } from '../chance.ts'
import { parseFailure, parseSuccess, type Json, type Parsed, describeJson } from '../../read/json.ts'
import type { Message } from '../../messages/message.ts'
import {
  type BoardTargets,
  type QuestionExtras,
  findOption,
  type Question,
  type Recipient,
} from '../question.ts'

interface WhichExtras<C> extends QuestionExtras<readonly C[]> {
  readonly atMost?: number
}

/** Returns all that apply, in the order of the options. */
export class Which<C extends Candidate> implements Question<readonly C[]> {
  readonly kind = 'which'
  readonly id: string
  readonly to: Recipient
  readonly text: Message
  readonly options: readonly C[]
  readonly atLeast: 0 | 1
  readonly atMost: number
  readonly secret: boolean
  readonly proposal: readonly C[] | undefined
  readonly isEarlierAnswer: boolean | undefined
  readonly points: BoardTargets | undefined

  constructor(
    id: string,
    to: Recipient,
    text: Message,
    options: readonly C[],
    atLeast: 0 | 1,
    extras: WhichExtras<C> = {},
  ) {
    this.id = id
    this.to = to
    this.text = text
    this.options = options
    this.atLeast = atLeast
    this.atMost = extras.atMost ?? options.length
    this.secret = extras.secret === true
    this.proposal = extras.proposal
    this.points = extras.points
    this.isEarlierAnswer = extras.isEarlierAnswer
  }

  parse(json: Json): Parsed<readonly C[]> {
    if (!Array.isArray(json)) return parseFailure(`A list of ids is expected, not ${describeJson(json)}.`)
    const given = json as readonly Json[]
    for (const [at, id] of given.entries()) {
      if (findOption(this.options, id) === undefined)
        return parseFailure(
          `${describeJson(id)} is not one of: ${this.options.map((each) => each.id).join(', ')}.`,
        )
      if (given.indexOf(id) !== at) return parseFailure(`${describeJson(id)} is named twice.`)
    }
    if (given.length < this.atLeast) return parseFailure('At least one must be named.')
    if (given.length > this.atMost)
      return parseFailure(`At most ${this.atMost} may be named, not ${given.length}.`)
    return parseSuccess(this.options.filter((option) => given.includes(option.id)))
  }

  write(answer: readonly C[]): Json {
    return answer.map((each) => each.id)
  }

  sample(random: Random): readonly C[] {
    if (this.atMost < this.options.length) return this.sampleFew(random)
    const picked = this.options.filter(() => random(2) === 1)
    if (picked.length >= this.atLeast) return picked
    return this.options.slice(0, 1 + random(this.options.length))
  }

  private sampleFew(random: Random): readonly C[] {
    const left = [...this.options]
    let few = this.atLeast + random(this.atMost - this.atLeast + 1)
    const picked = new Set<C>()
    for (; few > 0; few -= 1) picked.add(left.splice(random(left.length), 1)[0] as C)
    return this.options.filter((option) => picked.has(option))
  }
}

export function which<C extends Candidate>(
  id: string,
  to: Recipient,
  text: Message,
  options: readonly C[],
  extras?: WhichExtras<C>,
): Which<C> {
  return new Which(id, to, text, options, 0, extras)
}

/** Asks for the best fit, or several as a tie. */
export function whichBest<C extends Candidate>(
  id: string,
  to: Recipient,
  text: Message,
  options: readonly C[],
  extras?: WhichExtras<C>,
): Which<C> {
  return new Which(id, to, text, options, 1, extras)
}
