import type { Sheet } from '../model/index.ts'
import { type Coverage, RandomMatchCounter } from './coverage-counter.ts'

export { type Coverage, type LineCoverage, RandomMatchCounter } from './coverage-counter.ts'
export { PlayedMatchCounter } from './played-matches.ts'
export type { TurnTranscript } from './turn-transcript.ts'

export function measureCoverage(sheet: Sheet, matches: number, from = 0): Coverage {
  const counter = new RandomMatchCounter(sheet, from)
  for (let played = 0; played < matches; played += 1) counter.play()
  return counter.coverage
}
