import type { Random } from '../chance.ts'
import { bad, good, type Json, type Parsed, shown } from '../json.ts'
import type { Message } from '../message.ts'
import type { Extras, Question, To } from '../question.ts'

/** The parts of a structured entry: a question for each, by the name of its field. */
export type Fields<A> = { readonly [K in keyof A]: Question<A[K]> }

/** Several things told at once, as a form. */
export class Entry<A extends object> implements Question<A> {
  readonly kind = 'entry'
  readonly id: string
  readonly to: To
  readonly text: Message
  readonly fields: Fields<A>
  readonly secret: boolean
  readonly proposal: A | undefined

  constructor(id: string, to: To, text: Message, fields: Fields<A>, extras: Extras<A> = {}) {
    this.id = id
    this.to = to
    this.text = text
    this.fields = fields
    this.secret = extras.secret === true
    this.proposal = extras.proposal
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
    for (const key of this.keys()) answer[key] = this.fields[key].sample(random)
    return answer as A
  }

  private keys(): readonly (keyof A)[] {
    return Object.keys(this.fields) as (keyof A)[]
  }
}

/** A question for several things at once. */
export function entry<A extends object>(
  id: string,
  to: To,
  text: Message,
  fields: Fields<A>,
  extras?: Extras<A>,
): Entry<A> {
  return new Entry(id, to, text, fields, extras)
}
