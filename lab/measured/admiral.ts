import type { MeasuredResults } from './measured-results.ts'

/** Made by `npm run bench measured admiral 200 0`. */
export const admiralResults: MeasuredResults = {
  rules: 1,
  player: 'greedy',
  matches: 200,
  wins: {
    standard: 8,
  },
}
