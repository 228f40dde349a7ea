import type { Bag, Readings } from '@opfor/kernel'
import type { Value } from '../model/index.ts'

/** A cell that nobody has told yet. */
export const notTold = '?'

/** The cells of a piece by their columns. */
export type Cells = Readonly<Record<string, Value>>

/** A deck, a bag or a hand: the known cards on top, the rest in no order, those that were drawn, and those that are not in it. */
export interface DeckState {
  readonly top: readonly string[]
  readonly rest: Bag
  /** In the order in which they were drawn. */
  readonly drawn: readonly string[]
  readonly out: Bag
}

/** All that a match of a sheet keeps. Everything is called by its name on the sheet. */
export interface Situation {
  readonly rulings: Readings
  readonly options: Readonly<Record<string, string>>
  /** The turn that is played; 0 before the first. */
  readonly turn: number
  readonly counters: Readonly<Record<string, number | string>>
  /** The pieces of each roster in order. */
  readonly rosters: Readonly<Record<string, readonly string[]>>
  readonly pieces: Readonly<Record<string, Cells>>
  /** The pieces that the player named, by the words of the sheet: "your units". */
  readonly named: Readonly<Record<string, readonly string[]>>
  readonly decks: Readonly<Record<string, DeckState>>
  /** How the match ended; empty while it is played. */
  readonly ended: string
}

/** The situation with a cell of a piece changed. */
export function withCell(now: Situation, name: string, column: string, value: Value): Situation {
  return { ...now, pieces: { ...now.pieces, [name]: { ...now.pieces[name], [column]: value } } }
}

/** The situation with a counter changed. */
export function withCounter(now: Situation, name: string, value: number | string): Situation {
  return { ...now, counters: { ...now.counters, [name]: value } }
}

/** The situation with a deck changed. */
export function withDeck(now: Situation, section: string, change: Partial<DeckState>): Situation {
  const deck = { ...deckOf(now, section), ...change }
  return { ...now, decks: { ...now.decks, [section]: deck } }
}

const noDeck: DeckState = { top: [], rest: [], drawn: [], out: [] }

/** The deck of a section. */
export function deckOf(now: Situation, section: string): DeckState {
  return now.decks[section] ?? noDeck
}

/** The cards that are in a deck. */
export function cardsIn({ top, rest }: DeckState): readonly string[] {
  return top.length === 0 ? rest : [...top, ...rest]
}

/** The situation with one more piece in a roster. */
export function withPiece(now: Situation, section: string, name: string, cells: Cells): Situation {
  const others = now.rosters[section] ?? []
  return {
    ...now,
    rosters: { ...now.rosters, [section]: [...others.filter((each) => each !== name), name] },
    pieces: { ...now.pieces, [name]: cells },
  }
}

/** The situation with a piece taken out of a roster. */
export function withoutPiece(now: Situation, section: string, name: string): Situation {
  const others = (now.rosters[section] ?? []).filter((each) => each !== name)
  const { [name]: _, ...pieces } = now.pieces
  return { ...now, rosters: { ...now.rosters, [section]: others }, pieces }
}
