import type { MeasuredResults } from './measured-results.ts'

/** Made by `npm run bench measured blitzkrieg 1000 150`. */
export const blitzkriegResults: MeasuredResults = {
  rules: 1,
  player: 'greedy',
  matches: 1000,
  wins: {
    easy: 44,
    medium: 31,
    hard: 23,
  },
  costliest: {
    list: 'blitzkrieg.theatre',
    line: 'blitzkrieg.theatre.2',
    wins: 33,
  },
}
