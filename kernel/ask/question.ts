import type { Candidate } from '../pieces/candidate.ts'
import type { Random } from './chance.ts'
import type { Json, Parsed } from '../read/json.ts'
import type { Message } from '../say/message.ts'

/** The kinds of question a rule may put. */
export const kinds = ['die', 'draw', 'choice', 'which', 'yesNo', 'number', 'names', 'entry'] as const

/** One of the kinds of question. */
export type Kind = (typeof kinds)[number]

/** A seat at the table: the player, or one of up to four people. */
export type Seat = string

/** Thrown for a question without options. */
export class NothingToChoose extends Error {
  override readonly name = 'NothingToChoose'
  readonly question: Message

  constructor(id: string, question: Message) {
    super(`The question ${id} offers nothing to choose.`)
    this.question = question
  }
}

/** The recipient of a question: a seat, chance (a seed or physical dice), or anyone who can see the table. */
export type Recipient = Seat | 'chance' | 'table'

/** What a question points at on the table, so that a board can highlight it and accept taps as answers. */
export interface Pointing {
  /** What a tap selects: a piece, a place, or a pose (a place with a heading). Without it taps do not answer. */
  readonly by?: 'piece' | 'place' | 'pose'
  /** The pieces that the question is about, the acting one first. */
  readonly about?: readonly string[]
  /** What an option stands for: the piece or place to tap first, then those it leads to. Without it an option is its own. */
  leadsTo?(option: string): readonly string[]
}

/** A question of a rule. A shell can display it without knowing the game. */
export interface Question<A = unknown> {
  readonly id: string
  readonly kind: Kind
  readonly to: Recipient
  readonly text: Message
  /** The possible answers, if they can be listed. */
  readonly options?: readonly Candidate[] | undefined
  /** Whether only its recipient may see it. */
  readonly secret?: boolean | undefined
  /** Whether the app always answers it, because there is nothing physical to draw from. */
  readonly byApp?: boolean | undefined
  /** A computed answer that is suggested. */
  readonly proposal?: A | undefined
  /** Whether the proposal is an earlier answer and not computed. */
  readonly recalled?: boolean | undefined
  /** How it can be answered on the board, if at all. */
  readonly points?: Pointing | undefined
  /** Parses an answer strictly; never throws. */
  parse(json: Json): Parsed<A>
  /** The JSON of an answer for the journal. */
  write(answer: A): Json
  /** A random valid answer. */
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
