import type { Candidate } from '../../pieces/candidate.ts'
import type { Random } from '../chance.ts'
import { bad, good, type Json, type Parsed, shown } from '../../read/json.ts'
import type { Message } from '../../say/message.ts'
import { optionWith, type Question } from '../question.ts'

/** A pack that comes with the game; a journal keeps its id alone. Without `pack` it is the printed one, and no form opens it. */
export interface Sample extends Candidate {
  readonly pack?: Json
}

/** What is missing in a pack before it can be played, and at which field: `classes[0].name`. */
export interface Missing {
  readonly at: string
  readonly text: Message
}

/** How packs of one sort look: a schema that forms and owners go by, names for its fields, and the strict reading. */
export interface PackForm {
  readonly schema: Json
  /** A name for a field by its key, and for one of its values by `key.value`. */
  readonly labels: Readonly<Record<string, Message>>
  readonly samples: readonly [Sample, ...Sample[]]
  /** Reads a whole pack strictly: what is wrong with it and where. */
  check(json: Json): Parsed<unknown>
  /** A new pack in which nothing is entered yet. */
  readonly empty?: Json
  /** Everything that a pack of the right shape still lacks, in the words of a player: what `check` would refuse, and what cannot be meant. */
  missing?(json: Json): readonly Missing[]
  /** The part of a valid pack that a match stores, without the owner's private texts. */
  withoutTexts?(json: Json): Json
  /** A new match is played with the owner's own pack, where there is one, until another is chosen. */
  readonly ownFirst?: boolean
  /** The owner's own texts by the ids of the messages that they stand for: shown where the pack is kept, and only there. */
  ownTexts?(json: Json): Readonly<Record<string, string>>
}

/** What an owner enters before a match (a board, a fleet, a roster), or one of those that come with the game. */
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
      return optionWith(this.options, json) === undefined
        ? bad(`${shown(json)} is not one of: ${this.options.map(({ id }) => id).join(', ')}.`)
        : good(json)
    const read = this.form.check(json)
    return read.ok ? good(this.form.withoutTexts?.(json) ?? json) : read
  }

  write(answer: Json): Json {
    return answer
  }

  sample(random: Random): Json {
    return this.options[random(this.options.length)]?.id
  }

  /** The whole pack of an answer: a sample's, or the one that was entered. */
  whole(answer: Json): Json {
    return typeof answer === 'string' ? optionWith(this.options, answer)?.pack : answer
  }
}

/** A question for a pack. */
export function pack(id: string, text: Message, form: PackForm): Pack {
  return new Pack(id, text, form)
}
