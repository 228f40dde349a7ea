import type { Candidate } from '../../pieces/candidate.ts'
import type { Random } from '../chance.ts'
import { bad, good, type Json, type Parsed, shown } from '../../read/json.ts'
import type { Message } from '../../say/message.ts'
import { type Pointing, type QuestionExtras, optionWith, type Question, type Recipient } from '../question.ts'

/** What may be added to the question: a proposal, that it is secret, or how many may be named at most. */
interface WhichExtras<C> extends QuestionExtras<readonly C[]> {
  readonly atMost?: number
}

/** Which of these: all that apply, in the order of the options. */
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
  readonly recalled: boolean | undefined
  readonly points: Pointing | undefined

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
    this.recalled = extras.recalled
  }

  parse(json: Json): Parsed<readonly C[]> {
    if (!Array.isArray(json)) return bad(`A list of ids is expected, not ${shown(json)}.`)
    const given = json as readonly Json[]
    for (const [at, id] of given.entries()) {
      if (optionWith(this.options, id) === undefined)
        return bad(`${shown(id)} is not one of: ${this.options.map((each) => each.id).join(', ')}.`)
      if (given.indexOf(id) !== at) return bad(`${shown(id)} is named twice.`)
    }
    if (given.length < this.atLeast) return bad('At least one must be named.')
    if (given.length > this.atMost) return bad(`At most ${this.atMost} may be named, not ${given.length}.`)
    return good(this.options.filter((option) => given.includes(option.id)))
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

  /** A few, each with the same chance. */
  private sampleFew(random: Random): readonly C[] {
    const left = [...this.options]
    let few = this.atLeast + random(this.atMost - this.atLeast + 1)
    const picked = new Set<C>()
    for (; few > 0; few -= 1) picked.add(left.splice(random(left.length), 1)[0] as C)
    return this.options.filter((option) => picked.has(option))
  }
}

/** A question for all that apply. */
export function which<C extends Candidate>(
  id: string,
  to: Recipient,
  text: Message,
  options: readonly C[],
  extras?: WhichExtras<C>,
): Which<C> {
  return new Which(id, to, text, options, 0, extras)
}

/** A question for the one that fits best, or several as a tie. */
export function whichBest<C extends Candidate>(
  id: string,
  to: Recipient,
  text: Message,
  options: readonly C[],
  extras?: WhichExtras<C>,
): Which<C> {
  return new Which(id, to, text, options, 1, extras)
}
