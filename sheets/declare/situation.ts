import type { Bag, Readings } from '@opfor/kernel'
import type { CellValue } from '../model/index.ts'

/** A cell that was not entered yet. */
export const unknownCell = '?'

export type PieceCells = Readonly<Record<string, CellValue>>

/** A deck, bag or hand: known cards on top, the rest unordered, the drawn cards, and those outside. */
export interface DeckState {
  readonly top: readonly string[]
  readonly rest: Bag
  /** In drawing order. */
  readonly drawn: readonly string[]
  readonly out: Bag
}

/** The state of a match, by the names on the sheet. */
export interface Situation {
  readonly rulings: Readings
  readonly options: Readonly<Record<string, string>>
  /** 0 before the first turn. */
  readonly turn: number
  readonly counters: Readonly<Record<string, number | string>>
  readonly rosters: Readonly<Record<string, readonly string[]>>
  readonly pieces: Readonly<Record<string, PieceCells>>
  /** The player's own pieces, by the words of the sheet: "your units". */
  readonly named: Readonly<Record<string, readonly string[]>>
  readonly decks: Readonly<Record<string, DeckState>>
  /** Empty during the match. */
  readonly ended: string
}

export function withCell(now: Situation, name: string, column: string, value: CellValue): Situation {
  return { ...now, pieces: { ...now.pieces, [name]: { ...now.pieces[name], [column]: value } } }
}

export function withCounterValue(now: Situation, name: string, value: number | string): Situation {
  return { ...now, counters: { ...now.counters, [name]: value } }
}

export function withDeck(now: Situation, section: string, change: Partial<DeckState>): Situation {
  const deck = { ...deckState(now, section), ...change }
  return { ...now, decks: { ...now.decks, [section]: deck } }
}

const noDeck: DeckState = { top: [], rest: [], drawn: [], out: [] }

export function deckState(now: Situation, section: string): DeckState {
  return now.decks[section] ?? noDeck
}

export function cardsIn({ top, rest }: DeckState): readonly string[] {
  return top.length === 0 ? rest : [...top, ...rest]
}

export function withPiece(now: Situation, section: string, name: string, cells: PieceCells): Situation {
  const others = now.rosters[section] ?? []
  return {
    ...now,
    rosters: { ...now.rosters, [section]: [...others.filter((each) => each !== name), name] },
    pieces: { ...now.pieces, [name]: cells },
  }
}

export function withoutPiece(now: Situation, section: string, name: string): Situation {
  const others = (now.rosters[section] ?? []).filter((each) => each !== name)
  const { [name]: _, ...pieces } = now.pieces
  return { ...now, rosters: { ...now.rosters, [section]: others }, pieces }
}
