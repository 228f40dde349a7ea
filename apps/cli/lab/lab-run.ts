import type { Experiment, Totals } from '@opfor/lab'

/** Figures of a run besides its totals. */
export interface LabRun {
  readonly game: string
  readonly policy: Experiment['policy']
  readonly games: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly workers: number
  readonly totals: Totals
}
