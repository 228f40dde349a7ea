import { type Bag, countsOf, without } from '../../pieces/bag.ts'
import type { Candidate } from '../../pieces/candidate.ts'
import type { Random } from '../chance.ts'
import { parseFailure, parseSuccess, type Json, type Parsed, describeJson } from '../../read/json.ts'
import type { Message } from '../../messages/message.ts'
import type { Question, Recipient } from '../question.ts'

/** The maximum number left of a kind of token. */
export interface RemainingToken extends Candidate {
  readonly left: number
}

export interface DrawOptions {
  readonly to?: Recipient
  readonly atMost?: boolean
  readonly secret?: boolean
  /** The app always draws, because the source is not on the table. */
  readonly byApp?: boolean
  /** Kinds outside all rows are shown separately. */
  readonly rows?: readonly DrawRow[]
  /** All kinds that can occur: each keeps its place while it is elsewhere. */
  readonly all?: Bag
}

/** An ordered group of kinds, such as a suit: a group sign and a short name per kind. */
export interface DrawRow {
  readonly name: Message
  readonly sign: string
  readonly kinds: readonly { readonly id: string; readonly brief: Message }[]
}

/** The answer lists the kinds in the order drawn. */
export class Draw implements Question<readonly string[]> {
  readonly kind = 'draw'
  readonly to: Recipient
  readonly id: string
  readonly text: Message
  readonly from: Bag
  readonly take: number
  readonly nameOf: (kind: string) => Message
  /** Tokens were drawn in secret before, so counts are maximums. */
  readonly atMost: boolean
  readonly secret: boolean
  readonly byApp: boolean
  readonly rows: readonly DrawRow[]
  readonly all: Bag

  constructor(
    id: string,
    text: Message,
    from: Bag,
    take: number,
    nameOf: (kind: string) => Message,
    view: DrawOptions = {},
  ) {
    this.id = id
    this.to = view.to ?? 'chance'
    this.atMost = view.atMost === true
    this.secret = view.secret === true
    this.byApp = view.byApp === true
    this.rows = view.rows ?? []
    this.all = view.all ?? from
    this.text = text
    this.from = from
    this.take = Math.min(take, from.length)
    this.nameOf = nameOf
  }

  get options(): readonly RemainingToken[] {
    return countsOf(this.from).map(([kind, left]) => ({ id: kind, name: this.nameOf(kind), left }))
  }

  parse(json: Json): Parsed<readonly string[]> {
    if (!Array.isArray(json) || json.length !== this.take)
      return parseFailure(`${this.take} drawn tokens are expected, not ${describeJson(json)}.`)
    let rest: Bag | undefined = this.from
    const drawn: string[] = []
    for (const kind of json as readonly Json[]) {
      rest = typeof kind === 'string' ? without(rest, kind) : undefined
      if (rest === undefined) return parseFailure(`${describeJson(kind)} cannot come out: none is left.`)
      drawn.push(kind as string)
    }
    return parseSuccess(drawn)
  }

  write(answer: readonly string[]): Json {
    return answer
  }

  sample(random: Random): readonly string[] {
    if (this.take === 1) return [this.from[random(this.from.length)] as string]
    const rest = this.from.slice()
    const drawn: string[] = []
    for (let i = 0; i < this.take; i += 1) drawn.push(...rest.splice(random(rest.length), 1))
    return drawn
  }
}

/** Draws fewer if not enough are left. */
export function draw(
  id: string,
  text: Message,
  from: Bag,
  take: number,
  nameOf: (kind: string) => Message,
  view?: DrawOptions,
): Draw {
  return new Draw(id, text, from, take, nameOf, view)
}
