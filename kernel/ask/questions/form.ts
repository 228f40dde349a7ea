import type { Random } from '../chance.ts'
import { parseFailure, parseSuccess, type Json, type Parsed, describeJson } from '../../read/json.ts'
import type { Message } from '../../messages/message.ts'
import type { BoardTargets, QuestionExtras, Question, Recipient } from '../question.ts'

export type FormFields<A> = { readonly [K in keyof A]: Question<A[K]> }

/** `later` lists fields that older matches lack. */
interface EntryExtras<A> extends QuestionExtras<A> {
  readonly later?: readonly (keyof A)[]
}

/** A random answer differs from a later field's proposal once in this number. */
const laterFieldRarity = 8

/** A missing later field has its proposed value. */
export class FormQuestion<A extends object> implements Question<A> {
  readonly kind = 'entry'
  readonly id: string
  readonly to: Recipient
  readonly text: Message
  readonly fields: FormFields<A>
  readonly secret: boolean
  readonly proposal: A | undefined
  readonly points: BoardTargets | undefined
  readonly later: readonly (keyof A)[]

  constructor(id: string, to: Recipient, text: Message, fields: FormFields<A>, extras: EntryExtras<A> = {}) {
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
      return parseFailure(`A form is expected, not ${describeJson(json)}.`)
    const given = json as { readonly [key: string]: Json }
    for (const key of Object.keys(given))
      if (!Object.hasOwn(this.fields, key)) return parseFailure(`There is no field ${describeJson(key)}.`)
    const answer: Partial<A> = {}
    for (const key of this.keys()) {
      const name = String(key)
      if (!Object.hasOwn(given, name) && this.later.includes(key) && this.proposal !== undefined) {
        answer[key] = this.proposal[key]
        continue
      }
      const read = this.fields[key].parse(Object.hasOwn(given, name) ? given[name] : undefined)
      if (!read.ok) return parseFailure(`${name}: ${read.problem}`)
      answer[key] = read.value
    }
    return parseSuccess(answer as A)
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

export function formQuestion<A extends object>(
  id: string,
  to: Recipient,
  text: Message,
  fields: FormFields<A>,
  extras?: EntryExtras<A>,
): FormQuestion<A> {
  return new FormQuestion(id, to, text, fields, extras)
}
