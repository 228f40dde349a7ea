import type { Candidate } from '../../pieces/candidate.ts'
import type { Random } from '../chance.ts'
import { parseFailure, parseSuccess, type Json, type Parsed, describeJson } from '../../read/json.ts'
import type { Message } from '../../messages/message.ts'
import { findOption, type Question } from '../question.ts'

/** A bundled pack; journals store only its id. Without `pack`: the printed one, which no form opens. */
export interface Sample extends Candidate {
  readonly pack?: Json
}

/** Missing before the pack can be played, at a field such as `classes[0].name`. */
export interface PackProblem {
  readonly at: string
  readonly text: Message
}

export interface PackForm {
  readonly schema: Json
  /** Names of fields by key, of values by `key.value`. */
  readonly labels: Readonly<Record<string, Message>>
  readonly samples: readonly [Sample, ...Sample[]]
  check(json: Json): Parsed<unknown>
  readonly empty?: Json
  /** Problems in a player's words: errors of `check`, and values that cannot be meant. */
  missing?(json: Json): readonly PackProblem[]
  /** Returns the part that a match stores, without the owner's private texts. */
  withoutTexts?(json: Json): Json
  /** New matches default to the owner's own pack, if there is one. */
  readonly ownNamesFirst?: boolean
  /** The owner's private texts by message id; shown only on devices that store the pack. */
  ownTexts?(json: Json): Readonly<Record<string, string>>
}

/** A board, fleet or roster entered by its owner, or a bundled one. */
export class Pack implements Question<Json> {
  readonly kind = 'entry'
  readonly to = 'player'
  readonly id: string
  readonly text: Message
  readonly form: PackForm
  readonly options: readonly Sample[]

  constructor(id: string, text: Message, form: PackForm) {
    this.id = id
    this.text = text
    this.form = form
    this.options = form.samples
  }

  parse(json: Json): Parsed<Json> {
    if (typeof json === 'string')
      return findOption(this.options, json) === undefined
        ? parseFailure(`${describeJson(json)} is not one of: ${this.options.map(({ id }) => id).join(', ')}.`)
        : parseSuccess(json)
    const read = this.form.check(json)
    return read.ok ? parseSuccess(this.form.withoutTexts?.(json) ?? json) : read
  }

  write(answer: Json): Json {
    return answer
  }

  sample(random: Random): Json {
    return this.options[random(this.options.length)]?.id
  }

  /** Returns the whole pack, also if the answer is only a sample's id. */
  whole(answer: Json): Json {
    return typeof answer === 'string' ? findOption(this.options, answer)?.pack : answer
  }
}

export function pack(id: string, text: Message, form: PackForm): Pack {
  return new Pack(id, text, form)
}
