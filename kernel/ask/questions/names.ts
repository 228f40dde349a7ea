import type { Random } from '../chance.ts'
import { parseFailure, parseSuccess, type Json, type Parsed, describeJson } from '../../read/json.ts'
import type { Message } from '../../messages/message.ts'
import type { QuestionExtras, Question, Recipient } from '../question.ts'

export interface NameLimits {
  readonly atLeast?: number
  readonly max?: number
  readonly maxLength?: number
  readonly taken?: readonly string[]
}

const samples = ['Alder', 'Birch', 'Cedar', 'Elm', 'Hazel', 'Maple', 'Oak', 'Rowan']
const sampledAtMost = 4

/** Control characters, line ends, lone surrogates and text direction marks. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

/** Names that differ only in case are equal. */
export class Names implements Question<readonly string[]> {
  readonly kind = 'names'
  readonly id: string
  readonly to: Recipient
  readonly text: Message
  readonly atLeast: number
  readonly atMost: number
  readonly longest: number
  readonly taken: readonly string[]
  readonly secret: boolean
  readonly proposal: readonly string[] | undefined
  readonly isEarlierAnswer: boolean | undefined

  constructor(
    id: string,
    to: Recipient,
    text: Message,
    limits: NameLimits = {},
    extras: QuestionExtras<readonly string[]> = {},
  ) {
    this.id = id
    this.to = to
    this.text = text
    this.atLeast = limits.atLeast ?? 1
    this.atMost = limits.max ?? Math.max(1, this.atLeast)
    this.longest = limits.maxLength ?? 60
    this.taken = limits.taken ?? []
    this.secret = extras.secret === true
    this.proposal = extras.proposal
    this.isEarlierAnswer = extras.isEarlierAnswer
  }

  parse(json: Json): Parsed<readonly string[]> {
    if (!Array.isArray(json)) return parseFailure(`A list of names is expected, not ${describeJson(json)}.`)
    const given = json as readonly Json[]
    if (given.length < this.atLeast) return parseFailure(`At least ${this.atLeast} must be named.`)
    if (given.length > this.atMost)
      return parseFailure(`At most ${this.atMost} may be named, not ${given.length}.`)
    const seen = new Set(this.taken.map(sameName))
    const names: string[] = []
    for (const each of given) {
      const name = this.#name(each)
      if (!name.ok) return name
      if (seen.has(sameName(name.value)))
        return parseFailure(`The name ${describeJson(name.value)} is given already.`)
      seen.add(sameName(name.value))
      names.push(name.value)
    }
    return parseSuccess(names)
  }

  write(answer: readonly string[]): Json {
    return [...answer]
  }

  sample(random: Random): readonly string[] {
    const seen = new Set(this.taken.map(sameName))
    const atMost = Math.min(this.atMost, Math.max(this.atLeast, sampledAtMost))
    const count = this.atLeast + random(atMost - this.atLeast + 1)
    return Array.from({ length: count }, () => {
      const free = samples.filter((each) => each.length <= this.longest && !seen.has(sameName(each)))
      const name = free.length > 0 ? (free[random(free.length)] ?? '') : firstNumber(seen)
      seen.add(sameName(name))
      return name
    })
  }

  #name(json: Json): Parsed<string> {
    if (typeof json !== 'string') return parseFailure(`A name is expected, not ${describeJson(json)}.`)
    const name = json.trim().normalize('NFC')
    if (name === '') return parseFailure('A name has at least one letter.')
    if (unprintable.test(name))
      return parseFailure(`The name ${describeJson(name)} has characters that cannot be shown.`)
    if (name.includes(',')) return parseFailure(`A name has no comma: ${describeJson(name)}.`)
    const letters = Array.from(name).length
    return letters > this.longest
      ? parseFailure(`A name has at most ${this.longest} letters, not ${letters}.`)
      : parseSuccess(name)
  }
}

/** Returns a key that is equal for equal names. */
function sameName(name: string): string {
  return name.trim().normalize('NFC').toLowerCase()
}

function firstNumber(seen: ReadonlySet<string>): string {
  let number = 1
  while (seen.has(String(number))) number += 1
  return String(number)
}

export function names(
  id: string,
  to: Recipient,
  text: Message,
  limits?: NameLimits,
  extras?: QuestionExtras<readonly string[]>,
): Names {
  return new Names(id, to, text, limits, extras)
}
