import type { Citation } from '../messages/citation.ts'
import type { Message } from '../messages/message.ts'
import type { BoardTargets, Seat } from '../ask/question.ts'
import type { Ruling } from '../ask/ruling.ts'

/** The end of a list if several candidates remain; required for every list. */
export interface TieBreak {
  readonly how: 'printedOrder' | 'die' | 'atRandom' | 'playerChooses'
  readonly text: string | Message
  readonly sides: number
  readonly seat: Seat
  readonly ruling?: Ruling | undefined
  readonly number?: string | undefined
  readonly cite?: Citation
  /** Each candidate has a run of the die's numbers: the first the lowest, the last the highest. */
  readonly runs?: true
  readonly asking?: TieQuestion
  readonly points?: BoardTargets
}

/** A tie-break question worded by the game; journals know it by its own id. */
export interface TieQuestion {
  readonly id: string
  to?(situation: unknown, about: unknown): Seat
  text?(situation: unknown, about: unknown): Message
}

export function tieByPrintedOrder(text: string | Message, ruling?: Ruling): TieBreak {
  return { how: 'printedOrder', text, sides: 0, seat: '', ruling }
}

/** 1 is the first candidate, and so on, beginning again after the last. */
export function tieByDie(sides: number, text: string | Message, ruling?: Ruling): TieBreak {
  return { how: 'die', text, sides, seat: '', ruling }
}

/** The lowest numbers are the first candidate, the highest the last, each the same count. */
export function tieByDieRanges(sides: number, text: string, ruling?: Ruling): TieBreak {
  return { ...tieByDie(sides, text, ruling), runs: true }
}

export function tieAtRandom(text: string | Message, ruling?: Ruling): TieBreak {
  return { how: 'atRandom', text, sides: 0, seat: '', ruling }
}

export function tieByPlayer(seat: Seat, text: string | Message, ruling?: Ruling): TieBreak {
  return { how: 'playerChooses', text, sides: 0, seat, ruling }
}

export function withBoardTargets(points: BoardTargets, tie: TieBreak): TieBreak {
  return { ...tie, points }
}

export function withTieQuestion(asking: TieQuestion, tie: TieBreak): TieBreak {
  return { ...tie, asking }
}

/** For a list whose lines always leave one candidate. */
export interface NeverTies {
  readonly how: 'never'
}

/** The last lines of the list decide between two. */
export const neverTies: NeverTies = { how: 'never' }

export interface TieByRuling {
  readonly how: 'byRuling'
  readonly ruling: Ruling
  readonly readings: Readonly<Record<string, TieBreak>>
}

export function tieByRuling<R extends string>(
  ruling: Ruling<R>,
  readings: Readonly<Record<R, TieBreak>>,
): TieByRuling {
  return { how: 'byRuling', ruling, readings }
}

export interface TieByOption {
  readonly how: 'byOption'
  readonly ends: Readonly<Record<string, TieBreak>>
  pick(situation: unknown): string
}

export function tieByOption<K extends string>(
  pick: (situation: never) => K,
  ends: Readonly<Record<K, TieBreak>>,
): TieByOption {
  return { how: 'byOption', ends, pick: (situation) => pick(situation as never) }
}

export type ListEnd = TieBreak | TieByRuling | TieByOption | NeverTies
