import type { Candidate } from '../pieces/candidate.ts'
import type { Json, Parsed } from '../read/json.ts'
import type { Message } from '../messages/message.ts'
import type { Random } from './chance.ts'

/** Returns the ids on the table that select an option, the main one first; empty if none. */
export function optionTargets({ points }: Question, option: string): readonly string[] {
  if (points?.by === undefined) return []
  return points.leadsTo?.(option) ?? [option]
}

export function optionsByTap(question: Question): ReadonlyMap<string, string> {
  const options = new Map<string, string>()
  for (const { id } of question.options ?? [])
    for (const tapped of optionTargets(question, id)) if (!options.has(tapped)) options.set(tapped, id)
  return options
}

export function isAnsweredOnBoard({ points }: Question): boolean {
  return points?.by !== undefined
}

export const questionKinds = ['die', 'draw', 'choice', 'which', 'yesNo', 'number', 'names', 'entry'] as const

export type QuestionKind = (typeof questionKinds)[number]

export type Seat = string

export class NoOptionsError extends Error {
  override readonly name = 'NothingToChoose'
  readonly question: Message

  constructor(id: string, question: Message) {
    super(`The question ${id} offers nothing to choose.`)
    this.question = question
  }
}

/** A seat, chance (a seed or physical dice), or anyone who can see the table. */
export type Recipient = Seat | 'chance' | 'table'

export interface BoardTargets {
  /** Selected by a tap; a pose is a place with a heading. If missing, taps do not answer. */
  readonly by?: 'piece' | 'place' | 'pose'
  /** The acting piece first. */
  readonly about?: readonly string[]
  /** Returns the piece or place to tap first, then those it leads to; default: the option itself. */
  leadsTo?(option: string): readonly string[]
}

export interface Question<A = unknown> {
  readonly id: string
  readonly kind: QuestionKind
  readonly to: Recipient
  readonly text: Message
  readonly options?: readonly Candidate[] | undefined
  /** Only its recipient may see the question. */
  readonly secret?: boolean | undefined
  /** The app always answers, because there is nothing physical to draw from. */
  readonly byApp?: boolean | undefined
  readonly proposal?: A | undefined
  readonly isEarlierAnswer?: boolean | undefined
  readonly points?: BoardTargets | undefined
  /** Parses an answer strictly; never throws. */
  parse(json: Json): Parsed<A>
  write(answer: A): Json
  sample(random: Random): A
}

export interface QuestionExtras<A> {
  readonly secret?: boolean
  readonly points?: BoardTargets | undefined
  readonly proposal?: A | undefined
  readonly isEarlierAnswer?: boolean | undefined
}

export function canSeatSee(question: Question, seat: Seat): boolean {
  return question.secret !== true || question.to === seat
}

export function findOption<C extends Candidate>(options: readonly C[], id: Json): C | undefined {
  for (const option of options) if (option.id === id) return option
  return undefined
}
