import type { Experiment, Totals } from '@opfor/lab'

/** What a run came to, besides its totals. */
export interface Ran {
  readonly game: string
  readonly policy: Experiment['policy']
  readonly games: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly workers: number
  readonly totals: Totals
}
