import { type Bag, countsOf, without } from '../../pieces/bag.ts'
import type { Candidate } from '../../pieces/candidate.ts'
import type { Random } from '../chance.ts'
import { bad, good, type Json, type Parsed, shown } from '../../read/json.ts'
import type { Message } from '../../say/message.ts'
import type { Question, Recipient } from '../question.ts'

/** A kind of token that can be drawn, and the maximum number left. */
export interface RemainingToken extends Candidate {
  readonly left: number
}

/** Options of a draw. */
export interface DrawView {
  readonly to?: Recipient
  readonly atMost?: boolean
  /** Whether only the recipient may see the result; the app then draws. */
  readonly secret?: boolean
  /** Whether the app always draws, because the source is not on the table. */
  readonly byApp?: boolean
  /** Rows that group many kinds; kinds outside of all rows are shown separately. */
  readonly rows?: readonly DrawRow[]
  /** All kinds that are there at some time: each keeps its place while it is elsewhere. */
  readonly all?: Bag
}

/** An ordered group of kinds, such as the cards of a suit: a sign for the group and a short name for each kind. */
export interface DrawRow {
  readonly name: Message
  readonly sign: string
  readonly kinds: readonly { readonly id: string; readonly brief: Message }[]
}

/** A question for tokens that are drawn blindly; the answer lists their kinds in the order drawn. */
export class Draw implements Question<readonly string[]> {
  readonly kind = 'draw'
  readonly to: Recipient
  readonly id: string
  readonly text: Message
  readonly from: Bag
  readonly take: number
  readonly nameOf: (kind: string) => Message
  /** Whether tokens were drawn in secret before; the counts are then maximums. */
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
    view: DrawView = {},
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
      return bad(`${this.take} drawn tokens are expected, not ${shown(json)}.`)
    let rest: Bag | undefined = this.from
    const drawn: string[] = []
    for (const kind of json as readonly Json[]) {
      rest = typeof kind === 'string' ? without(rest, kind) : undefined
      if (rest === undefined) return bad(`${shown(kind)} cannot come out: none is left.`)
      drawn.push(kind as string)
    }
    return good(drawn)
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

/** Creates a question for drawing tokens from a bag; fewer if not enough are left. */
export function draw(
  id: string,
  text: Message,
  from: Bag,
  take: number,
  nameOf: (kind: string) => Message,
  view?: DrawView,
): Draw {
  return new Draw(id, text, from, take, nameOf, view)
}
