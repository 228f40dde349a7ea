import { message } from '@opfor/kernel'

/** Texts for a turn or round of a match. */
export const roundWords = {
  setUp: message('web.history.setUp', 'Set-up'),
  turn: message('web.history.turn', 'Turn {number}'),
  round: message('web.history.round', 'Round {number}'),
} as const
