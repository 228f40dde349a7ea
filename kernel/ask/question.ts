import type { Candidate } from '../pieces/candidate.ts'
import type { Random } from './chance.ts'
import type { Json, Parsed } from '../read/json.ts'
import type { Message } from '../say/message.ts'

/** The kinds of question a rule may put. */
export const kinds = ['die', 'draw', 'choice', 'which', 'yesNo', 'number', 'entry'] as const

/** One of the kinds of question. */
export type Kind = (typeof kinds)[number]

/** Who sits at the table: the player, or one of up to four people. */
export type Seat = string

/** A question was made that offers nothing to choose. */
export class NothingToChoose extends Error {
  override readonly name = 'NothingToChoose'
  readonly question: Message

  constructor(id: string, question: Message) {
    super(`The question ${id} offers nothing to choose.`)
    this.question = question
  }
}

/** To whom a question is put: a seat, chance (a seed or real dice), or whoever can look at the table. */
export type Recipient = Seat | 'chance' | 'table'

/** What a rule asks. It can be drawn by a shell that knows nothing of the game. */
export interface Question<A = unknown> {
  readonly id: string
  readonly kind: Kind
  readonly to: Recipient
  readonly text: Message
  /** What may be answered with, where the answers can be listed. */
  readonly options?: readonly Candidate[] | undefined
  /** Only the seat it is put to may see it. */
  readonly secret?: boolean | undefined
  /** The app answers it, also where other draws are real: the match has nothing real for it. */
  readonly byApp?: boolean | undefined
  /** An answer that could be computed and is offered. */
  readonly proposal?: A | undefined
  /** What is proposed was not computed: it was answered so before something was taken away. */
  readonly recalled?: boolean | undefined
  /** Reads an answer strictly; never throws. */
  parse(json: Json): Parsed<A>
  /** The answer as it is kept in a journal. */
  write(answer: A): Json
  /** A random good answer. */
  sample(random: Random): A
}

/** What a person may add to a question: a proposal, or that it is secret. */
export interface QuestionExtras<A> {
  readonly secret?: boolean
  readonly proposal?: A | undefined
  readonly recalled?: boolean | undefined
}

/** Whether this seat may see the question. */
export function mayBeSeenBy(question: Question, seat: Seat): boolean {
  return question.secret !== true || question.to === seat
}

/** The option with this id. */
export function optionWith<C extends Candidate>(options: readonly C[], id: Json): C | undefined {
  for (const option of options) if (option.id === id) return option
  return undefined
}
