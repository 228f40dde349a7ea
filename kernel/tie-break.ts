import type { Seat } from './question.ts'
import type { Ruling } from './ruling.ts'

/** How a list ends where two or more remain. Every list must say. */
export interface TieBreak {
  readonly how: 'printedOrder' | 'die' | 'atRandom' | 'playerChooses'
  readonly text: string
  readonly sides: number
  readonly seat: Seat
  readonly ruling?: Ruling | undefined
}

/** The first in printed order. */
export function printedOrder(text: string, ruling?: Ruling): TieBreak {
  return { how: 'printedOrder', text, sides: 0, seat: '', ruling }
}

/** A die is rolled: 1 is the first, and so on, beginning again after the last. */
export function byDie(sides: number, text: string, ruling?: Ruling): TieBreak {
  return { how: 'die', text, sides, seat: '', ruling }
}

/** Each with the same chance. */
export function atRandom(text: string, ruling?: Ruling): TieBreak {
  return { how: 'atRandom', text, sides: 0, seat: '', ruling }
}

/** The person at this seat chooses. */
export function playerChooses(seat: Seat, text: string, ruling?: Ruling): TieBreak {
  return { how: 'playerChooses', text, sides: 0, seat, ruling }
}

/** A list that ends in one way or another, by the reading of a ruling. */
export interface TieByRuling {
  readonly how: 'byRuling'
  readonly ruling: Ruling
  readonly readings: Readonly<Record<string, TieBreak>>
}

/** The end that the reading of a ruling gives. */
export function tieByRuling<R extends string>(
  ruling: Ruling<R>,
  readings: Readonly<Record<R, TieBreak>>,
): TieByRuling {
  return { how: 'byRuling', ruling, readings }
}
