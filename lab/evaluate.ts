import type { GameModule, Seat } from '@opfor/kernel'

/** Value of a won match; higher than any score. */
const winScore = 1_000_000

/** The value of a situation for a seat: the game's own score, or a win, draw or loss if the match is over. */
export function evaluate<S>(game: GameModule<S>, situation: S, seat: Seat): number {
  const outcome = game.outcome(situation)
  if (outcome === undefined) return game.measures?.score(situation, seat) ?? 0
  if (outcome.winner === 'nobody') return 0
  return outcome.winner === seat ? winScore : -winScore
}
