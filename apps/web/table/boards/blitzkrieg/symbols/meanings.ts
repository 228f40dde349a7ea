import type { BoardSymbol } from '../../board.ts'
import { symbolWords } from './words.ts'

const effects = [
  'production',
  'research',
  'researchIndustry',
  'bombing',
  'tactical',
  'strategic',
  'propaganda',
] as const

/** The symbols of the board, for a tap on one of them. */
export const meanings: readonly BoardSymbol[] = [
  ...effects.map((effect) => ({ at: `[data-means="${effect}"]`, meaning: [symbolWords[effect]] })),
  { at: '[data-means="unit"], .bz-piece', meaning: [symbolWords.units] },
  { at: '.bz-campaign, .bz-vp', meaning: [symbolWords.campaign] },
  { at: '.bz-victory, .bz-beyond, .board-score', meaning: [symbolWords.score] },
  { at: '.bz-half, .bz-cells, .bz-end, .bz-red, .bz-bonus', meaning: [symbolWords.track] },
  { at: '.bz-cup', meaning: [symbolWords.cup] },
  { at: '.bz-stock, .bz-body, .bz-inner', meaning: [symbolWords.bag, symbolWords.cup] },
]
