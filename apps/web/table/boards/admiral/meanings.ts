import type { BoardSymbol } from '../board.ts'
import { gridWords } from './words.ts'

/** The symbols of the grid, for a tap on one of them; a square with a ship has the ship's name. */
export const meanings: readonly BoardSymbol[] = [
  { at: '.board-score', meaning: [gridWords.legendScore] },
  { at: '.ad-first', meaning: [gridWords.first] },
  { at: '.ad-square:has(.ad-land)', meaning: [gridWords.legendIsland] },
  {
    at: '.ad-ship-here:not(.ad-able, .ad-hand, .ad-target)',
    meaning: [gridWords.legendShip, gridWords.pips],
  },
]
