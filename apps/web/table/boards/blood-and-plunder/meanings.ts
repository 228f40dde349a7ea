import type { BoardSymbol } from '../board.ts'
import { tableWords } from './words.ts'

/** The symbols of the map, for a tap on one of them. */
export const meanings: readonly BoardSymbol[] = [
  { at: '.board-score', meaning: [tableWords.legendScore] },
  { at: '.bp-token', meaning: [tableWords.legendSides, tableWords.legendMarks] },
  { at: '.bp-hull', meaning: [tableWords.legendSides] },
  { at: '.bp-melee', meaning: [tableWords.legendSpent] },
  { at: '.bp-terrain, .bp-objective', meaning: [tableWords.legendTerrain] },
  { at: '.bp-home', meaning: [tableWords.legendHome] },
]
