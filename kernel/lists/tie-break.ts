import type { Citation } from '../say/citation.ts'
import type { Message } from '../say/message.ts'
import type { Pointing, Seat } from '../ask/question.ts'
import type { Ruling } from '../ask/ruling.ts'

/** How a list ends if two or more candidates remain; required for every list. */
export interface TieBreak {
  readonly how: 'printedOrder' | 'die' | 'atRandom' | 'playerChooses'
  readonly text: string | Message
  readonly sides: number
  readonly seat: Seat
  readonly ruling?: Ruling | undefined
  /** Its number in the booklet, if any. */
  readonly number?: string | undefined
  /** Where it stands, if not where its list does. */
  readonly cite?: Citation
  /** The numbers of the die are shared out in runs: the lowest are the first, the highest the last. */
  readonly runs?: true
  readonly asking?: Asking
  /** What the question of the tie-break points at on the table. */
  readonly points?: Pointing
}

/** The question of a tie-break as a game puts it itself: journals know it by an id of its own. */
export interface Asking {
  readonly id: string
  /** To whom it is put, where that is not always the same seat. */
  to?(situation: unknown, about: unknown): Seat
  /** Its words, where the game has better ones. */
  text?(situation: unknown, about: unknown): Message
}

/** The first in printed order. */
export function printedOrder(text: string | Message, ruling?: Ruling): TieBreak {
  return { how: 'printedOrder', text, sides: 0, seat: '', ruling }
}

/** A die is rolled: 1 is the first, and so on, beginning again after the last. */
export function byDie(sides: number, text: string | Message, ruling?: Ruling): TieBreak {
  return { how: 'die', text, sides, seat: '', ruling }
}

/** A die is rolled: its lowest numbers are the first, its highest the last, each as many. */
export function byRuns(sides: number, text: string, ruling?: Ruling): TieBreak {
  return { ...byDie(sides, text, ruling), runs: true }
}

/** Each with the same chance. */
export function atRandom(text: string | Message, ruling?: Ruling): TieBreak {
  return { how: 'atRandom', text, sides: 0, seat: '', ruling }
}

/** The person at this seat chooses. */
export function playerChooses(seat: Seat, text: string | Message, ruling?: Ruling): TieBreak {
  return { how: 'playerChooses', text, sides: 0, seat, ruling }
}

/** A tie-break whose candidates can be tapped on the table. */
export function pointedAt(points: Pointing, tie: TieBreak): TieBreak {
  return { ...tie, points }
}

/** A tie-break with a question of the game's own. */
export function askedAs(asking: Asking, tie: TieBreak): TieBreak {
  return { ...tie, asking }
}

/** For a list whose lines always leave one candidate. */
export interface NoTieBreak {
  readonly how: 'never'
}

/** Nothing is left to break: the last lines of the list decide between two. */
export const neverTied: NoTieBreak = { how: 'never' }

/** A list that ends in one way or another, by the reading of a ruling. */
export interface TieByRuling {
  readonly how: 'byRuling'
  readonly ruling: Ruling
  readonly readings: Readonly<Record<string, TieBreak>>
}

/** The tie-break of a reading. */
export function tieByRuling<R extends string>(
  ruling: Ruling<R>,
  readings: Readonly<Record<R, TieBreak>>,
): TieByRuling {
  return { how: 'byRuling', ruling, readings }
}

/** A list that ends in one way or another, by an option of the match or by anything else in the situation. */
export interface TieByOption {
  readonly how: 'byOption'
  readonly ends: Readonly<Record<string, TieBreak>>
  pick(situation: unknown): string
}

/** The tie-break that an option says. */
export function tieByOption<K extends string>(
  pick: (situation: never) => K,
  ends: Readonly<Record<K, TieBreak>>,
): TieByOption {
  return { how: 'byOption', ends, pick: (situation) => pick(situation as never) }
}

/** How a list ends: in one way, in one by a ruling or an option, or never in a tie. */
export type ListEnd = TieBreak | TieByRuling | TieByOption | NoTieBreak
