import type { Random } from '../chance.ts'
import { bad, good, type Json, type Parsed, shown } from '../../read/json.ts'
import type { Message } from '../../say/message.ts'
import type { QuestionExtras, Question, Recipient } from '../question.ts'

/** The names that may be typed: how many, how long, and those that are in use already. */
export interface NameLimits {
  readonly atLeast?: number
  readonly atMost?: number
  /** The most letters of a name. */
  readonly longest?: number
  /** Names that others have: they are refused. */
  readonly taken?: readonly string[]
}

/** What a random answer is made of. */
const samples = ['Alder', 'Birch', 'Cedar', 'Elm', 'Hazel', 'Maple', 'Oak', 'Rowan']
const sampledAtMost = 4

/** Control characters, line ends, halves of a letter, and marks that turn the direction of writing. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

/** One name or several, typed by a person. Upper and lower case do not make two names. */
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
  readonly recalled: boolean | undefined

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
    this.atMost = limits.atMost ?? Math.max(1, this.atLeast)
    this.longest = limits.longest ?? 60
    this.taken = limits.taken ?? []
    this.secret = extras.secret === true
    this.proposal = extras.proposal
    this.recalled = extras.recalled
  }

  parse(json: Json): Parsed<readonly string[]> {
    if (!Array.isArray(json)) return bad(`A list of names is expected, not ${shown(json)}.`)
    const given = json as readonly Json[]
    if (given.length < this.atLeast) return bad(`At least ${this.atLeast} must be named.`)
    if (given.length > this.atMost) return bad(`At most ${this.atMost} may be named, not ${given.length}.`)
    const seen = new Set(this.taken.map(sameName))
    const names: string[] = []
    for (const each of given) {
      const name = this.#name(each)
      if (!name.ok) return name
      if (seen.has(sameName(name.value))) return bad(`The name ${shown(name.value)} is given already.`)
      seen.add(sameName(name.value))
      names.push(name.value)
    }
    return good(names)
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
    if (typeof json !== 'string') return bad(`A name is expected, not ${shown(json)}.`)
    const name = json.trim().normalize('NFC')
    if (name === '') return bad('A name has at least one letter.')
    if (unprintable.test(name)) return bad(`The name ${shown(name)} has characters that cannot be shown.`)
    if (name.includes(',')) return bad(`A name has no comma: ${shown(name)}.`)
    const letters = Array.from(name).length
    return letters > this.longest
      ? bad(`A name has at most ${this.longest} letters, not ${letters}.`)
      : good(name)
  }
}

/** What two names have in common that are the same. */
function sameName(name: string): string {
  return name.trim().normalize('NFC').toLowerCase()
}

function firstNumber(seen: ReadonlySet<string>): string {
  let number = 1
  while (seen.has(String(number))) number += 1
  return String(number)
}

/** A question for a name, or for several. */
export function names(
  id: string,
  to: Recipient,
  text: Message,
  limits?: NameLimits,
  extras?: QuestionExtras<readonly string[]>,
): Names {
  return new Names(id, to, text, limits, extras)
}
