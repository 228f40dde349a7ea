import type { BoardSymbol } from '../board.ts'
import { mapWords } from './words.ts'

/** The symbols of the maps, for a tap on one of them. */
export const meanings: readonly BoardSymbol[] = [
  { at: '.board-score', meaning: [mapWords.legendScore] },
  { at: '.coh-strip', meaning: [mapWords.legendEdge] },
  { at: '.coh-cell, .coh-counter', meaning: [mapWords.legendCounters] },
]
