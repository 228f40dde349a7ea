import type { Seat } from '../ask/question.ts'
import type { LogEntry, StateChange } from '../explain/match-recorder.ts'
import type { Message } from '../messages/message.ts'
import type { Candidate } from '../pieces/candidate.ts'
import type { Edit, Layout } from '../pieces/layout.ts'

/** Whose action a step follows from. */
export type Actor = 'you' | 'opponent'

/** Something that came of a turn. */
export interface Happening {
  /** One of the game's weights, or `over` or `line` of the kernel. */
  readonly kind: string
  /** Added to the weight of its kind. */
  readonly more?: number
  readonly tell: Message
  /** Used if the other is too long for a headline. */
  readonly short?: Message | undefined
  /** For a log entry: show only its first clause, always or if it is too long. */
  readonly cut?: 'always' | 'long'
}

/** One thing to do at the table. */
export interface CardStep {
  readonly by: Actor
  readonly what: Message
  /** The reason, with from and to. */
  readonly note?: Message
  readonly piece?: Candidate
  readonly from?: Message | string
  readonly to?: Message | string
  /** Of a number or marker; above 0 is up. */
  readonly distance?: number
  readonly causes: readonly Message[]
  /** Empty if no layout shows the step. */
  readonly edits: readonly Edit[]
  readonly beforeDraw?: true
  /** The person's own words repeated: already done. */
  readonly said?: true
}

/** The part of a log with a turn of the opponent, and before it the consequences of the person's own move. */
export interface TurnLog<S> {
  readonly log: readonly LogEntry<S>[]
  readonly actions: readonly StateChange<S>[]
  /** Situations before and after the opponent's actions. */
  readonly before: S
  readonly after: S
  /** Set if the match ends with the turn. */
  readonly winner: Seat | 'bot' | 'nobody' | undefined
  /** Index of the first answer, and the number of answers at the end. */
  readonly answers: readonly [from: number, until: number]
}

/** One change, or several of the same number or piece. */
export interface StepDraft<S> {
  readonly by: Actor
  readonly edits: readonly Edit[]
  readonly changes: readonly StateChange<S>[]
  readonly was: Layout
  readonly is: Layout
}

export type StepWords = Partial<Pick<CardStep, 'what' | 'note'>>

/** How a game sums up a turn of the opponent. */
export interface TurnCardSpec<S> {
  /** The importance of each kind of happening: the greatest is the headline. */
  readonly weights: Readonly<Record<string, number>>
  happenings(turn: TurnLog<S>): readonly Happening[]
  /** `last` is the actor of the change before. Default: the opponent, from its first decision or headline on. */
  actorOf?(change: StateChange<S>, last: Actor): Actor
  /** Begins another card without an answer in between; default: a message that starts a section. */
  readonly startsCard?: (tell: Message) => boolean
  /** True for a seat's question in the middle of the opponent's turn. */
  readonly isMidTurn?: (question: string) => boolean
  /** Default: the message if it is an instruction, otherwise the kernel's words for the edit. */
  wordsFor?(draft: StepDraft<S>, shown: readonly Edit[]): StepWords | undefined
  /** A headline or result that is also a step, such as a move that no layout shows. */
  readonly isInstruction?: (tell: Message) => boolean
  /** A change told in passing, such as a draw, belongs to the step before or after it. */
  readonly attachedTo?: (tell: Message) => 'previous' | 'next' | undefined
  /** The person's own words repeated, in addition to messages of the player. */
  readonly isSaid?: (tell: Message) => boolean
  /** Interchangeable pieces: steps with the same from and to are one. */
  readonly isPooled?: (piece: string) => boolean
}
