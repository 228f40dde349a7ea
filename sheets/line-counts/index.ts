import type { Sheet } from '../model/index.ts'
import { type Coverage, RandomCounter } from './counter.ts'

export { type Coverage, type LineCoverage, RandomCounter } from './counter.ts'
export { PlayedCounter } from './played-matches.ts'
export type { ToldTurn } from './told-turn.ts'

/** Plays matches with random settings and answers, and counts. */
export function coverageOf(sheet: Sheet, matches: number, from = 0): Coverage {
  const counter = new RandomCounter(sheet, from)
  for (let played = 0; played < matches; played += 1) counter.play()
  return counter.coverage
}
