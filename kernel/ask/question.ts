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

/** What a question points at on the table, so that a board can light it and take a tap for an answer. */
export interface Pointing {
  /** What a tap means: a piece, a place, or a pose, which is a place and a heading. Without it no tap answers. */
  readonly by?: 'piece' | 'place' | 'pose'
  /** The pieces that the question speaks of, the one that acts first. */
  readonly about?: readonly string[]
  /** What an option stands for: the piece or place to tap first, then those it leads to. Without it an option is its own. */
  leadsTo?(option: string): readonly string[]
}

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
  /** Where on the table it is answered, if it is. */
  readonly points?: Pointing | undefined
  /** Reads an answer strictly; never throws. */
  parse(json: Json): Parsed<A>
  /** The answer as it is kept in a journal. */
  write(answer: A): Json
  /** A random good answer. */
  sample(random: Random): A
}

/** What may be added to a question: a proposal, that it is secret, or what it points at. */
export interface QuestionExtras<A> {
  readonly secret?: boolean
  readonly points?: Pointing | undefined
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
