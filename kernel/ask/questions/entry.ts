import type { Random } from '../chance.ts'
import { bad, good, type Json, type Parsed, shown } from '../../read/json.ts'
import type { Message } from '../../say/message.ts'
import type { Pointing, QuestionExtras, Question, Recipient } from '../question.ts'

/** The parts of a structured entry: a question for each, by the name of its field. */
export type Fields<A> = { readonly [K in keyof A]: Question<A[K]> }

/** What may be added to a form: also the fields that it has had only since matches were kept. */
interface EntryExtras<A> extends QuestionExtras<A> {
  readonly later?: readonly (keyof A)[]
}

/** How rarely a random answer differs from the proposal in a later field: once in this number. */
const laterFieldRarity = 8

/** A form with several fields. A missing later field has its proposed value. */
export class Entry<A extends object> implements Question<A> {
  readonly kind = 'entry'
  readonly id: string
  readonly to: Recipient
  readonly text: Message
  readonly fields: Fields<A>
  readonly secret: boolean
  readonly proposal: A | undefined
  readonly points: Pointing | undefined
  readonly later: readonly (keyof A)[]

  constructor(id: string, to: Recipient, text: Message, fields: Fields<A>, extras: EntryExtras<A> = {}) {
    this.id = id
    this.to = to
    this.text = text
    this.fields = fields
    this.secret = extras.secret === true
    this.proposal = extras.proposal
    this.points = extras.points
    this.later = extras.later ?? []
  }

  parse(json: Json): Parsed<A> {
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      return bad(`A form is expected, not ${shown(json)}.`)
    const given = json as { readonly [key: string]: Json }
    for (const key of Object.keys(given))
      if (!Object.hasOwn(this.fields, key)) return bad(`There is no field ${shown(key)}.`)
    const answer: Partial<A> = {}
    for (const key of this.keys()) {
      const name = String(key)
      if (!Object.hasOwn(given, name) && this.later.includes(key) && this.proposal !== undefined) {
        answer[key] = this.proposal[key]
        continue
      }
      const read = this.fields[key].parse(Object.hasOwn(given, name) ? given[name] : undefined)
      if (!read.ok) return bad(`${name}: ${read.problem}`)
      answer[key] = read.value
    }
    return good(answer as A)
  }

  write(answer: A): Json {
    const json: { [key: string]: Json } = {}
    for (const key of this.keys()) json[String(key)] = this.fields[key].write(answer[key])
    return json
  }

  sample(random: Random): A {
    const answer: Partial<A> = {}
    for (const key of this.keys())
      answer[key] =
        this.proposal !== undefined && this.later.includes(key) && random(laterFieldRarity) > 0
          ? this.proposal[key]
          : this.fields[key].sample(random)
    return answer as A
  }

  private keys(): readonly (keyof A)[] {
    return Object.keys(this.fields) as (keyof A)[]
  }
}

/** A question for several things at once. */
export function entry<A extends object>(
  id: string,
  to: Recipient,
  text: Message,
  fields: Fields<A>,
  extras?: EntryExtras<A>,
): Entry<A> {
  return new Entry(id, to, text, fields, extras)
}
